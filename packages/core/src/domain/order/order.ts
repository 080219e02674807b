import type { PostalAddress } from "./postalAddress.js";

/** A way of payment that the cart can be paid by. */
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

/** A line of an order, as it was agreed. Amounts are gross cents. */
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

/** Where an order is fetched. */
export interface PickupPlace {
  name: string;
  address: string;
  zipcode: string;
  city: string;
  phone: string;
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
  /** gross cents that were given back; absent: the shop does not say */
  refundedCents?: number | undefined;
  /** numbers to follow its parcels by; absent: the shop does not say */
  parcels?: readonly string[] | undefined;
  /** how many working days it takes, as agreed, from the first delivery to the last; absent: the shop does not say */
  deliveryDays?: { min: number; max: number } | undefined;
  /** between which days it is brought, "2026-11-27"; absent: nobody knows yet, or it is over */
  deliveryDates?: { first: string; last: string } | undefined;
  /** where it is fetched; absent: it is brought, or the shop does not say */
  pickup?: PickupPlace | undefined;
}
