import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Nullable, NullableJson } from "./columns.ts";

/** `refund_due`: money arrived for an order that was already canceled. */
export type PaymentStatus = "open" | "paid" | "declined" | "canceled" | "expired" | "refund_due" | "refunded";

/** Origin of an order status change. "shop" is the backend itself. */
export type OrderActor = "shopper" | "provider" | "shop";

export interface PickupPerson {
  firstname: string;
  lastname: string;
  phone: string;
}

/** A line of an order as payment providers take it: one VAT rate, gross cents. */
export interface PaymentLine {
  /** "shipping" includes the fee of the payment method. */
  kind: "product" | "shipping";
  ref: string;
  title: string;
  quantity: number;
  unitCents: number;
  /** Discount of the whole line. */
  discountCents: number;
  /** Quantity × unit price, less the discount. */
  totalCents: number;
  vatPercent: number;
  vatCents: number;
}

/** Units that a refund is for, and their price. */
export interface RefundItems {
  /** `shipped`: units of them that were shipped before; absent in refunds of earlier releases. */
  lines: { lineId: number; quantity: number; cents: number; shipped?: number }[];
  /** Shipping and fee; 0 when they are not refunded. */
  shippingCents: number;
}

export interface PaymentTables {
  order_event: {
    id: GeneratedAlways<number>;
    order_id: number;
    at: Date;
    actor: OrderActor;
    from_status: string | null;
    to_status: string;
    why: Generated<string>;
  };
  payment: {
    id: Generated<number>;
    order_id: number;
    provider: string;
    key: string;
    status: ColumnType<PaymentStatus, PaymentStatus | undefined, PaymentStatus>;
    amount_cents: number;
    currency: string;
    buyer_session: Nullable<string>;
    session: Nullable<string>;
    address: Nullable<string>;
    reference: Nullable<string>;
    start_failed_at: Nullable<Date>;
    created_at: Date;
    ended_at: Nullable<Date>;
    /** null for payments that are collected with the order. */
    authorized_at: Nullable<Date>;
    /** When the last of an authorized payment's order was dispatched. */
    capture_due_at: Nullable<Date>;
    /** When all of it was captured. */
    captured_at: Nullable<Date>;
    /** Last attempt by housekeeping. */
    tried_at: Nullable<Date>;
  };
  payment_event: {
    provider: string;
    event_id: string;
    payment_id: Nullable<number>;
    kind: string;
    result: string;
    received_at: Date;
  };
  testbank_session: {
    id: string;
    order_ref: string;
    amount_cents: number;
    currency: string;
    language: string;
    return_path: string;
    state: Generated<"open" | "paying" | "paid" | "declined" | "canceled" | "refunded">;
    report_at: Nullable<Date>;
    created_at: Date;
  };
  testbank_refund: { key: string; session: string; amount_cents: number; made_at: Date };
  capture: {
    id: GeneratedAlways<number>;
    payment_id: number;
    /** null: all that was left of the payment. */
    shipment_id: Nullable<number>;
    key: string;
    amount_cents: number;
    lines: Json<PaymentLine[]>;
    due_at: Date;
    captured_at: Nullable<Date>;
    tried_at: Nullable<Date>;
  };
  refund: {
    id: GeneratedAlways<number>;
    order_id: number;
    payment_id: Nullable<number>;
    key: string;
    amount_cents: number;
    /** Part that was not captured before; null in refunds of earlier releases. */
    released_cents: Nullable<number>;
    restock: boolean;
    /** When the items came back; null without `restock`. */
    returned_at: Nullable<Date>;
    items: NullableJson<RefundItems>;
    why: string;
    asked_at: Date;
    done_at: Nullable<Date>;
    /** Last attempt by housekeeping. */
    tried_at: Nullable<Date>;
  };
  shipment: { id: GeneratedAlways<number>; order_id: number; parcels: string[]; shipped_at: Date };
  shipment_line: { shipment_id: number; order_line_id: number; quantity: number };
  restock: {
    id: GeneratedAlways<number>;
    order_id: number;
    order_line_id: number;
    /** null: canceled, or the rest of an order that is refunded. */
    refund_id: Nullable<number>;
    quantity: number;
    was_shipped: boolean;
    /** When the units were free again; of shipped ones, when they came back. */
    returned_at: Date;
  };
  local_pickup: {
    id: GeneratedAlways<number>;
    cart_id: Nullable<number>;
    order_id: Nullable<number>;
    fulfilment_center_id: Nullable<number>;
    person: NullableJson<PickupPerson>;
  };
}
