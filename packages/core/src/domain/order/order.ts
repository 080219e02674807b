import type { PostalAddress } from "./postalAddress.js";

export interface PaymentMethod {
  id: number;
  code: string;
  title: string;
  description: string;
  position: number;
  /** gross cents added to the order */
  feeCents: number;
}

/** Seed statuses of the backend. "canceled" has one l on the wire. Source: reference of the wire, orders. */
export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

export interface OrderLine {
  id: number;
  title: string;
  ref: string;
  choices: ReadonlyArray<{ title: string; value: string }>;
  picture: string | undefined;
  quantity: number;
  unitCents: number;
  totalCents: number;
}

/** A coupon of an order: what it took off, in gross cents. */
export interface OrderCoupon {
  code: string;
  title: string;
  discountCents: number;
  freePostage: boolean;
}

/** A placed order as it was agreed: nothing in it changes when the catalogue does. Amounts are gross cents. */
export interface Order {
  id: number;
  ref: string;
  status: OrderStatus;
  /** ISO 8601 */
  placedAt: string;
  /** until the goods are on their way, for who is signed in; absent: the shop does not say */
  canCancel?: boolean | undefined;
  /** number of its invoice; absent: there is none yet */
  invoiceRef?: string | undefined;
  email: string;
  goodsCents: number;
  discountCents: number;
  postageCents: number;
  feeCents: number;
  totalCents: number;
  vat: ReadonlyArray<{ percent: number; netCents: number; taxCents: number }>;
  payment: { code: string; title: string };
  delivery: { code: string; title: string };
  deliveryAddress: PostalAddress;
  invoiceAddress: PostalAddress;
  lines: readonly OrderLine[];
  /** empty where the shop does not tell */
  coupons: readonly OrderCoupon[];
}
