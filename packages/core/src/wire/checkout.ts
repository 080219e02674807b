import * as v from "valibot";
import type { DeliveryMethod } from "../domain/delivery/deliveryMethod.js";
import type { DeliveryOffer, DeliveryTariff, TariffMethod } from "../domain/delivery/deliveryTariff.js";
import type { Order, OrderCoupon, OrderLine, OrderStatus, PaymentMethod } from "../domain/order/order.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";
import { cents, centsOrNone, decimal, flag, grams, integer, integerOrNone, text, textOrEmpty } from "./scalars.js";

/** A row of `data` of GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale}. */
export const deliveryMethodRow: v.GenericSchema<unknown, DeliveryMethod> = v.pipe(
  v.object({
    id: integer,
    position: integer,
    code: textOrEmpty,
    title: textOrEmpty,
    description: textOrEmpty,
    freight: v.optional(flag, false),
    postage_amount_taxed: v.optional(centsOrNone),
  }),
  v.transform(({ postage_amount_taxed, ...row }) => ({ ...row, postageCents: postage_amount_taxed })),
);

const tariffMethodRow: v.GenericSchema<unknown, TariffMethod> = v.pipe(
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
    steps: prices.map(({ weight_max, postage }) => ({ maxGrams: weight_max ?? undefined, postageCents: postage })),
  })),
);

/** `tariff` of the same response: rates of every shipping method of the country, available for this cart or not. */
const tariffRow: v.GenericSchema<unknown, DeliveryTariff> = v.pipe(
  v.object({ country_id: integer, untaxed_percent: v.nullable(decimal), methods: v.array(tariffMethodRow) }),
  v.transform(({ country_id, untaxed_percent, methods }) => ({
    countryId: country_id,
    untaxedPercent: untaxed_percent ?? undefined,
    methods,
  })),
);

/** Response of GET ExternalOrderApi/getActiveDelivery/{cartId}/{locale}. */
export const deliveryOfferRow: v.GenericSchema<unknown, DeliveryOffer> = v.pipe(
  // Only shipping estimates need the rates, so an invalid `tariff` counts as absent.
  v.object({ data: v.array(deliveryMethodRow), tariff: v.fallback(v.optional(tariffRow), undefined) }),
  v.transform(({ data, tariff }) => ({ methods: data, tariff })),
);

/** Response of POST customdelivery/postage. `error` is "Invalid data" when a field is missing. */
export const postageRow: v.GenericSchema<unknown, { postageCents: number | undefined; error: string }> = v.pipe(
  v.object({
    postage_amount: v.optional(centsOrNone),
    postage_amount_taxed: v.optional(centsOrNone),
    error: textOrEmpty,
  }),
  v.transform((row) => ({ postageCents: row.postage_amount_taxed, error: row.error })),
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
    title: row.TITLE ?? 0,
    firstname: row.FIRSTNAME,
    lastname: row.LASTNAME,
    company: row.COMPANY,
    street: row.ADDRESS1,
    extra: row.ADDRESS2,
    zipcode: row.ZIPCODE,
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
    title: address.title,
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    address1: address.street,
    address2: address.extra,
    address3: "",
    zipcode: address.zipcode,
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
    choices: row.attributes.map((choice) => ({
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
    freePostage: row.IS_REMOVING_POSTAGE,
  })),
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
    pickup: v.nullish(v.object({ name: text, address: text, zipcode: text, city: text, phone: textOrEmpty })),
  }),
  v.transform((row) => ({
    id: row.ID,
    ref: row.REF,
    status: row.STATUS_CODE,
    placedAt: row.CREATE_DATE,
    email: row.EMAIL,
    goodsCents: row.TOTAL_TAXED_ITEMS_AMOUNT,
    discountCents: row.DISCOUNT,
    postageCents: row.POSTAGE,
    feeCents: row.PAYMENT_FEE,
    totalCents: row.TOTAL_TAXED_AMOUNT,
    vat: row.vat.map(({ percent, net, tax }) => ({ percent, netCents: net, taxCents: tax })),
    payment: { code: row.PAYMENT_MODULE_CODE, title: row.PAYMENT_MODULE_TITLE },
    delivery: { code: row.DELIVERY_MODULE_CODE, title: row.DELIVERY_MODULE_TITLE },
    deliveryAddress: row.delivery_address,
    invoiceAddress: row.invoice_address,
    lines: row.order_product,
    coupons: row.order_coupon,
    ...(row.can_cancel === undefined ? {} : { canCancel: row.can_cancel }),
    ...(row.INVOICE_REF === "" ? {} : { invoiceRef: row.INVOICE_REF }),
    refundedCents: row.REFUND_AMOUNT,
    parcels: row.parcels,
    deliveryDays: row.delivery_days ?? undefined,
    deliveryDates: row.delivery_dates ?? undefined,
    pickup: row.pickup ?? undefined,
  })),
);
