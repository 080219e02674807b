import type { PostalAddress } from "./postalAddress.js";

/** Payment method available for the cart. */
export interface PaymentMethod {
  id: number;
  code: string;
  title: string;
  description: string;
  position: number;
  /** Gross cents added to the order. */
  feeCents: number;
}

/** Status of an order; the API spells "canceled" with one l. */
export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

/** Line of an order. Amounts are gross cents. */
export interface OrderLine {
  id: number;
  title: string;
  ref: string;
  options: ReadonlyArray<{ title: string; value: string }>;
  picture: string | undefined;
  quantity: number;
  unitCents: number;
  totalCents: number;
}

/** Coupon of an order with its discount in gross cents. */
export interface OrderCoupon {
  code: string;
  title: string;
  discountCents: number;
  freeShipping: boolean;
}

/** Location of a local pickup. */
export interface PickupLocation {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
}

/** Placed order; later changes of the catalogue do not affect it. Amounts are gross cents. */
export interface Order {
  id: number;
  ref: string;
  status: OrderStatus;
  /** ISO 8601. */
  placedAt: string;
  /** Whether the signed-in customer can still cancel, before dispatch; absent when not reported. */
  canCancel?: boolean | undefined;
  /** Invoice number; absent until invoiced. */
  invoiceRef?: string | undefined;
  email: string;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  feeCents: number;
  totalCents: number;
  vat: ReadonlyArray<{ percent: number; netCents: number; taxCents: number }>;
  payment: { code: string; title: string };
  shippingMethod: { code: string; title: string };
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  lines: readonly OrderLine[];
  /** Empty when not reported. */
  coupons: readonly OrderCoupon[];
  /** Refunded gross cents; absent when not reported. */
  refundedCents?: number | undefined;
  /** Tracking numbers; absent when not reported. */
  trackingNumbers?: readonly string[] | undefined;
  /** Agreed delivery time in working days, first to last delivery; absent when not reported. */
  deliveryDays?: { min: number; max: number } | undefined;
  /** Expected first and last delivery date, "2026-11-27"; absent when unknown or past. */
  deliveryDates?: { first: string; last: string } | undefined;
  /** Pickup location; absent for shipped orders or when not reported. */
  pickup?: PickupLocation | undefined;
}
