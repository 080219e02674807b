import type { CartCoupon } from "../cart/cart.js";
import type { PostalAddress } from "../customer/customer.js";
import type { ShopCents } from "../money/cents.js";
import type { FulfilmentCenter } from "../shipping/shippingMethod.js";

/** Payment method available for the cart. */
export interface PaymentMethod {
  id: number;
  code: string;
  title: string;
  description: string;
  position: number;
  /** Gross cents added to the order. */
  feeCents: ShopCents;
}

/** Status of an order; the API spells "canceled" with one l. */
export type OrderStatus = "not_paid" | "paid" | "processing" | "sent" | "delivered" | "canceled" | "refunded";

/** Line of an order. Amounts are gross cents. */
export interface OrderLine<Cents extends number = ShopCents> {
  id: number;
  title: string;
  ref: string;
  options: ReadonlyArray<{ title: string; value: string }>;
  picture: string | undefined;
  quantity: number;
  unitCents: Cents;
  totalCents: Cents;
}

export type OrderCoupon = Pick<CartCoupon, "code" | "title" | "discountCents" | "freeShipping">;

export type PickupLocation = Pick<FulfilmentCenter, "name" | "address" | "postalCode" | "city" | "phone">;

/** Placed order; later changes of the catalogue do not affect it. Amounts are gross cents. */
export interface Order<Cents extends number = ShopCents> {
  id: number;
  ref: string;
  status: OrderStatus;
  /** ISO 8601. */
  placedAt: string;
  /** Whether the customer, or the holder of the mailed link, can still cancel; absent when not reported. */
  canCancel?: boolean | undefined;
  /** ISO 8601: canceled then, unless paid or its emailed link is opened; absent when nothing is to be confirmed. */
  confirmUntil?: string | undefined;
  /** Absent until invoiced. */
  invoiceRef?: string | undefined;
  email: string;
  subtotalCents: Cents;
  discountCents: Cents;
  shippingCents: Cents;
  feeCents: Cents;
  totalCents: Cents;
  /** ISO 4217, of all amounts; absent: displayed in the storefront's currency. */
  currency?: string | undefined;
  /** "lei"; absent with `currency`. */
  currencySymbol?: string | undefined;
  vat: ReadonlyArray<{ percent: number; netCents: Cents; taxCents: Cents }>;
  payment: { code: string; title: string };
  shippingMethod: { code: string; title: string };
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  lines: ReadonlyArray<OrderLine<Cents>>;
  /** Empty when not reported. */
  coupons: readonly OrderCoupon[];
  /** Refunded gross cents; absent when not reported. */
  refundedCents?: Cents | undefined;
  /** Absent when not reported. */
  trackingNumbers?: readonly string[] | undefined;
  /** Tracking page of each number, "" without one; absent or empty when not reported, as in lists. */
  trackingUrls?: readonly string[] | undefined;
  /** Agreed delivery time in working days, first to last delivery; absent when not reported. */
  deliveryDays?: { min: number; max: number } | undefined;
  /** Expected first and last delivery date, "2026-11-27"; absent when unknown or past. */
  deliveryDates?: { first: string; last: string } | undefined;
  /** Bank details of an unpaid prepayment; absent otherwise and in lists. */
  bankAccount?: BankAccount | undefined;
  /** Pickup location; absent for shipped orders or when not reported. */
  pickup?: PickupLocation | undefined;
}

/** Payment status of an order; "not_needed": cash on delivery or prepayment by bank transfer. */
export type PaymentState = "paid" | "pending" | "failed" | "not_needed";

/** Bank transfer details. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
  /** "" when not reported. */
  bankName: string;
  reference: string;
  amountCents: number;
}

/** Result of a placed order. */
export interface OrderResult {
  cartId: number;
  orderId: number;
  ref: string;
  payment: PaymentState;
  /** Reason of a failed or pending payment: "declined", "canceled", "expired", "pending"; "" when not reported. */
  reason: string;
  paymentCode: string;
  totalCents: number;
  /** ISO 4217; absent: displayed in the storefront's currency. */
  currency?: string | undefined;
  /** "lei"; absent with `currency`. */
  currencySymbol?: string | undefined;
  email: string;
  /** Access hash of the order for guests, as in the order email; undefined for customers. */
  guestHash: string | undefined;
  /** For prepayment. */
  bankAccount: BankAccount | undefined;
}
