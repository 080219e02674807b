import type { Cart } from "../domain/cart/cart.js";
import type { PostalAddress } from "../domain/customer/customer.js";
import type {
  BankAccount,
  Order,
  OrderCoupon,
  OrderLine,
  OrderResult,
  PaymentMethod,
  PickupLocation,
} from "../domain/order/order.js";
import { currencyFields } from "./currencyFields.js";
import { cartRow } from "./cart.js";
import { httpsUrl } from "./localeConfig.js";
import {
  cents,
  centsOrZero,
  decimal,
  flag,
  flagOrOff,
  integer,
  integerOrNone,
  integerOrZero,
  text,
  textOrEmpty,
  textOrNone,
} from "./scalars.js";
import { check, matching, picklist, type Schema } from "./createSchema.js";
import { array, listOrEmpty, optional, orUndefined, property, row, rows, rowsOrEmpty } from "./row.js";

/** A row of `data` of GET ExternalOrderApi/getActivePaymentMethods/{cartId}/{locale}. */
export const paymentMethodRow: Schema<PaymentMethod> = row({
  id: integer,
  code: text,
  title: text,
  description: textOrEmpty,
  position: integer,
  feeCents: ["fee", centsOrZero],
});

/** An address of the address book or of an order. */
export const addressRow: Schema<PostalAddress & { id: number }> = row({
  id: ["ID", integer],
  titleId: ["TITLE", integerOrZero],
  firstName: ["FIRSTNAME", text],
  lastName: ["LASTNAME", text],
  company: ["COMPANY", textOrEmpty],
  street: ["ADDRESS1", text],
  extra: ["ADDRESS2", textOrEmpty],
  postalCode: ["ZIPCODE", text],
  city: ["CITY", text],
  countryId: ["COUNTRY", integer],
  stateId: ["STATE", integerOrNone],
  phone: ["PHONE", textOrEmpty],
});

/** Body of POST and PUT ExternalOrderApi/address, in the lower-case field names of the backend's forms. */
export const addressBody = (address: PostalAddress): Record<string, unknown> => ({
  label: "",
  title: address.titleId,
  firstname: address.firstName,
  lastname: address.lastName,
  company: address.company,
  address1: address.street,
  address2: address.extra,
  address3: "",
  zipcode: address.postalCode,
  city: address.city,
  country: address.countryId,
  state: address.stateId ?? null,
  phone: address.phone,
  cellphone: "",
});

/** A row of `OrderProductItems`, and a line of an order. */
export const orderLineRow: Schema<OrderLine> = row({
  id: ["ID", integer],
  title: ["TITLE", text],
  ref: ["REF", text],
  picture: ["IMAGE", textOrNone],
  quantity: ["QUANTITY", integer],
  unitCents: ["TAXED_PRICE", cents],
  totalCents: ["TOTAL_TAXED_PRICE", cents],
  options: [
    "attributes",
    rowsOrEmpty<OrderLine["options"][number]>({
      title: ["ATTRIBUTE_TITLE", text],
      value: ["ATTRIBUTE_AVAILABILITY_TITLE", text],
    }),
  ],
});

const orderCouponRow = row<OrderCoupon>({
  code: ["CODE", text],
  title: ["TITLE", textOrEmpty],
  discountCents: ["DISCOUNT_AMOUNT", cents],
  freeShipping: ["IS_REMOVING_POSTAGE", flagOrOff],
});

const pickupRow = row<PickupLocation>({
  name: text,
  address: text,
  postalCode: ["zipcode", text],
  city: text,
  phone: textOrEmpty,
});

const bankRow = row<BankAccount>({
  holder: text,
  iban: text,
  bic: text,
  bankName: ["bank_name", textOrEmpty],
  reference: text,
  amountCents: ["amount", cents],
});

/** An order with its lines and addresses. */
export const orderRow: Schema<Order> = row({
  id: ["ID", integer],
  ref: ["REF", text],
  status: ["STATUS_CODE", picklist(["not_paid", "paid", "processing", "sent", "delivered", "canceled", "refunded"])],
  placedAt: ["CREATE_DATE", text],
  email: ["EMAIL", text],
  subtotalCents: ["TOTAL_TAXED_ITEMS_AMOUNT", cents],
  discountCents: ["DISCOUNT", cents],
  shippingCents: ["POSTAGE", cents],
  feeCents: ["PAYMENT_FEE", cents],
  totalCents: ["TOTAL_TAXED_AMOUNT", cents],
  ...currencyFields,
  vat: rows<Order["vat"][number]>({ percent: decimal, netCents: ["net", cents], taxCents: ["tax", cents] }),
  payment: ["", row<Order["payment"]>({ code: ["PAYMENT_MODULE_CODE", text], title: ["PAYMENT_MODULE_TITLE", text] })],
  shippingMethod: [
    "",
    row<Order["shippingMethod"]>({ code: ["DELIVERY_MODULE_CODE", text], title: ["DELIVERY_MODULE_TITLE", text] }),
  ],
  shippingAddress: ["delivery_address", addressRow],
  billingAddress: ["invoice_address", addressRow],
  lines: ["order_product", array(orderLineRow)],
  coupons: ["order_coupon", listOrEmpty(orderCouponRow)],
  canCancel: ["can_cancel", optional(flag)],
  confirmUntil: ["confirm_until", textOrNone],
  invoiceRef: ["INVOICE_REF", textOrNone],
  refundedCents: ["REFUND_AMOUNT", optional(cents)],
  trackingNumbers: ["parcels", optional(array(text))],
  trackingUrls: ["tracking_urls", listOrEmpty(httpsUrl)],
  deliveryDays: ["delivery_days", orUndefined(row({ min: integer, max: integer }))],
  deliveryDates: ["delivery_dates", orUndefined(row({ first: text, last: text }))],
  bankAccount: ["bank", orUndefined(bankRow)],
  pickup: orUndefined(pickupRow),
});

/** Response of GET order/result. */
export const orderResultRow: Schema<OrderResult> = row({
  cartId: ["cart_id", integer],
  orderId: ["order_id", integer],
  ref: text,
  payment: picklist(["paid", "pending", "failed", "not_needed"]),
  reason: textOrEmpty,
  paymentCode: ["payment_code", text],
  totalCents: ["total", cents],
  ...currencyFields,
  email: text,
  guestHash: ["guest_hash", textOrNone],
  bankAccount: ["bank", orUndefined(bankRow)],
});

/** An order line that could not be added to the cart again. */
export interface MissingLine {
  title: string;
  /** "sold_out", "not_sold", … */
  reason: string;
}

/** Response of POST order/reorder. */
export const reorderResponse: Schema<{ cart: Cart; missing: MissingLine[] }> = property(
  "data",
  row({ cart: cartRow, missing: listOrEmpty(row({ title: text, reason: text })) }),
);

/** Response of POST ExternalOrderApi/getQrCode. */
export const qrCodeResponse: Schema<string> = property(
  "svg",
  check(
    matching(text, /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/),
    "at most 200,000 characters",
    (svg) => svg.length <= 200_000,
  ),
);
