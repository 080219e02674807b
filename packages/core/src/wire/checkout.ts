import * as v from "valibot";
import type {
  ShippingMethod,
  ShippingMethodRates,
  ShippingQuote,
  ShippingRates,
} from "../domain/shipping/shippingMethod.js";
import type {
  Order,
  OrderCoupon,
  OrderLine,
  OrderStatus,
  PaymentMethod,
  PickupLocation,
} from "../domain/order/order.js";
import type { PostalAddress } from "../domain/customer/customer.js";
import { cents, centsOrNone, decimal, flag, grams, integer, integerOrNone, text, textOrEmpty } from "./scalars.js";

/** A row of `data` of GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale}. */
export const shippingMethodRow: v.GenericSchema<unknown, ShippingMethod> = v.pipe(
  v.object({
    id: integer,
    position: integer,
    code: textOrEmpty,
    title: textOrEmpty,
    description: textOrEmpty,
    freight: v.optional(flag, false),
    postage_amount_taxed: v.optional(centsOrNone),
  }),
  v.transform(({ postage_amount_taxed, ...row }) => ({ ...row, shippingCents: postage_amount_taxed })),
);

const methodRatesRow: v.GenericSchema<unknown, ShippingMethodRates> = v.pipe(
  v.object({
    id: integer,
    position: integer,
    code: textOrEmpty,
    title: textOrEmpty,
    description: textOrEmpty,
    freight: v.optional(flag, false),
    max_parcels: v.optional(integer, 1),
    prices: v.array(v.object({ weight_max: v.nullable(grams), postage: cents })),
  }),
  v.transform(({ max_parcels, prices, ...method }) => ({
    ...method,
    maxParcels: max_parcels,
    tiers: prices.map(({ weight_max, postage }) => ({ maxGrams: weight_max ?? undefined, shippingCents: postage })),
  })),
);

/** `tariff` of the same response: rates of every shipping method of the country, available for this cart or not. */
const shippingRatesRow: v.GenericSchema<unknown, ShippingRates> = v.pipe(
  v.object({ country_id: integer, untaxed_percent: v.nullable(decimal), methods: v.array(methodRatesRow) }),
  v.transform(({ country_id, untaxed_percent, methods }) => ({
    countryId: country_id,
    exemptVatPercent: untaxed_percent ?? undefined,
    methods,
  })),
);

/** Response of GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale}. */
export const shippingOfferRow: v.GenericSchema<unknown, ShippingQuote> = v.pipe(
  // Only shipping estimates need the rates, so an invalid `tariff` counts as absent.
  v.object({ data: v.array(shippingMethodRow), tariff: v.fallback(v.optional(shippingRatesRow), undefined) }),
  v.transform(({ data, tariff }) => ({ methods: data, rates: tariff })),
);

/** Response of `POST customdelivery/postage`. `error` is "Invalid data" when a field is missing. */
export const shippingQuoteRow: v.GenericSchema<unknown, { shippingCents: number | undefined; error: string }> = v.pipe(
  v.object({
    postage_amount: v.optional(centsOrNone),
    postage_amount_taxed: v.optional(centsOrNone),
    error: textOrEmpty,
  }),
  v.transform((row) => ({ shippingCents: row.postage_amount_taxed, error: row.error })),
);

/** A row of `data` of GET ExternalOrderApi/getActivePaymentMethods/{cartId}/{locale}. */
export const paymentMethodRow: v.GenericSchema<unknown, PaymentMethod> = v.pipe(
  v.object({
    id: integer,
    code: text,
    title: text,
    description: textOrEmpty,
    position: integer,
    fee: v.optional(centsOrNone),
  }),
  v.transform(({ fee, ...row }) => ({ ...row, feeCents: fee ?? 0 })),
);

/** An address of the address book or of an order. */
export const addressRow: v.GenericSchema<unknown, PostalAddress & { id: number }> = v.pipe(
  v.object({
    ID: integer,
    TITLE: v.optional(integerOrNone),
    FIRSTNAME: text,
    LASTNAME: text,
    COMPANY: textOrEmpty,
    ADDRESS1: text,
    ADDRESS2: textOrEmpty,
    ZIPCODE: text,
    CITY: text,
    COUNTRY: integer,
    STATE: v.optional(integerOrNone),
    PHONE: textOrEmpty,
  }),
  v.transform((row) => ({
    id: row.ID,
    titleId: row.TITLE ?? 0,
    firstName: row.FIRSTNAME,
    lastName: row.LASTNAME,
    company: row.COMPANY,
    street: row.ADDRESS1,
    extra: row.ADDRESS2,
    postalCode: row.ZIPCODE,
    city: row.CITY,
    countryId: row.COUNTRY,
    stateId: row.STATE,
    phone: row.PHONE,
  })),
);

/** Body of POST and PUT ExternalOrderApi/address, in the lower-case field names of the backend's forms. */
export function addressBody(address: PostalAddress): Record<string, unknown> {
  return {
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
  };
}

const statuses = [
  "not_paid",
  "paid",
  "processing",
  "sent",
  "delivered",
  "canceled",
  "refunded",
] as const satisfies OrderStatus[];

/** A row of `OrderProductItems`, and a line of an order. */
export const orderLineRow: v.GenericSchema<unknown, OrderLine> = v.pipe(
  v.object({
    ID: integer,
    TITLE: text,
    REF: text,
    IMAGE: textOrEmpty,
    QUANTITY: integer,
    TAXED_PRICE: cents,
    TOTAL_TAXED_PRICE: cents,
    attributes: v.optional(v.array(v.object({ ATTRIBUTE_TITLE: text, ATTRIBUTE_AVAILABILITY_TITLE: text })), []),
  }),
  v.transform((row) => ({
    id: row.ID,
    title: row.TITLE,
    ref: row.REF,
    picture: row.IMAGE || undefined,
    quantity: row.QUANTITY,
    unitCents: row.TAXED_PRICE,
    totalCents: row.TOTAL_TAXED_PRICE,
    options: row.attributes.map((choice) => ({
      title: choice.ATTRIBUTE_TITLE,
      value: choice.ATTRIBUTE_AVAILABILITY_TITLE,
    })),
  })),
);

const orderCouponRow: v.GenericSchema<unknown, OrderCoupon> = v.pipe(
  v.object({ CODE: text, TITLE: textOrEmpty, DISCOUNT_AMOUNT: cents, IS_REMOVING_POSTAGE: v.optional(flag, false) }),
  v.transform((row) => ({
    code: row.CODE,
    title: row.TITLE,
    discountCents: row.DISCOUNT_AMOUNT,
    freeShipping: row.IS_REMOVING_POSTAGE,
  })),
);

const pickupRow: v.GenericSchema<unknown, PickupLocation> = v.pipe(
  v.object({ name: text, address: text, zipcode: text, city: text, phone: textOrEmpty }),
  v.transform(({ zipcode, ...place }) => ({ ...place, postalCode: zipcode })),
);

/** An order with its lines and addresses. */
export const orderRow: v.GenericSchema<unknown, Order> = v.pipe(
  v.object({
    ID: integer,
    REF: text,
    STATUS_CODE: v.picklist(statuses),
    CREATE_DATE: text,
    EMAIL: text,
    TOTAL_TAXED_ITEMS_AMOUNT: cents,
    DISCOUNT: cents,
    POSTAGE: cents,
    PAYMENT_FEE: cents,
    TOTAL_TAXED_AMOUNT: cents,
    vat: v.array(v.object({ percent: decimal, net: cents, tax: cents })),
    PAYMENT_MODULE_CODE: text,
    PAYMENT_MODULE_TITLE: text,
    DELIVERY_MODULE_CODE: text,
    DELIVERY_MODULE_TITLE: text,
    delivery_address: addressRow,
    invoice_address: addressRow,
    order_product: v.array(orderLineRow),
    order_coupon: v.optional(v.array(orderCouponRow), []),
    can_cancel: v.optional(flag),
    INVOICE_REF: textOrEmpty,
    REFUND_AMOUNT: v.optional(cents),
    parcels: v.optional(v.array(text)),
    delivery_days: v.nullish(v.object({ min: integer, max: integer })),
    delivery_dates: v.nullish(v.object({ first: text, last: text })),
    pickup: v.nullish(pickupRow),
  }),
  v.transform((row) => ({
    id: row.ID,
    ref: row.REF,
    status: row.STATUS_CODE,
    placedAt: row.CREATE_DATE,
    email: row.EMAIL,
    subtotalCents: row.TOTAL_TAXED_ITEMS_AMOUNT,
    discountCents: row.DISCOUNT,
    shippingCents: row.POSTAGE,
    feeCents: row.PAYMENT_FEE,
    totalCents: row.TOTAL_TAXED_AMOUNT,
    vat: row.vat.map(({ percent, net, tax }) => ({ percent, netCents: net, taxCents: tax })),
    payment: { code: row.PAYMENT_MODULE_CODE, title: row.PAYMENT_MODULE_TITLE },
    shippingMethod: { code: row.DELIVERY_MODULE_CODE, title: row.DELIVERY_MODULE_TITLE },
    shippingAddress: row.delivery_address,
    billingAddress: row.invoice_address,
    lines: row.order_product,
    coupons: row.order_coupon,
    ...(row.can_cancel === undefined ? {} : { canCancel: row.can_cancel }),
    ...(row.INVOICE_REF === "" ? {} : { invoiceRef: row.INVOICE_REF }),
    refundedCents: row.REFUND_AMOUNT,
    trackingNumbers: row.parcels,
    deliveryDays: row.delivery_days ?? undefined,
    deliveryDates: row.delivery_dates ?? undefined,
    pickup: row.pickup ?? undefined,
  })),
);
