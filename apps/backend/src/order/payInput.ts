import { MAX_LENGTHS } from "@shop/core/wire";
import * as v from "valibot";
import { idInput, ignoredInput } from "../platform/http/input.ts";
import { localeInput } from "../locale.ts";

const message = v.optional(
  v.pipe(v.nullable(v.string(), ""), v.string(), v.trim(), v.maxLength(MAX_LENGTHS.message)),
  "",
);

/** Gross amount in the currency of the order, as number or text, in cents. */
const expectedTotal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,6})?$/), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(1e9),
  v.transform((amount) => Math.round(amount * 100)),
);

/** ISO 4217. */
const expectedCurrency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** true, 1 or "1": ship only when the order is complete. */
const completeDelivery = v.optional(
  v.pipe(
    v.nullable(v.union([v.boolean(), v.number(), v.string()]), true),
    v.transform((value) => !["0", "false", ""].includes(String(value))),
  ),
  true,
);

/**
 * VAT number of a guest's company, for the invoice only: VAT depends on the account's number (decision 0138). Invalid
 * values are ignored.
 */
const vatNumber = v.optional(
  v.pipe(
    v.nullable(v.string(), ""),
    v.transform((typed) => /^[A-Z]{2}[A-Z0-9]{2,13}$/.exec(typed.replace(/[\s.-]/g, "").toUpperCase())?.[0]),
  ),
  "",
);

/**
 * Body of POST {module}/pay. Source: specification 7. Customer, VAT country and prices are never taken from the
 * request. Unknown members are ignored, because clients differ.
 */
export const payInput = v.pipe(
  v.object({
    cart_id: idInput,
    delivery_address_id: idInput,
    invoice_address_id: v.optional(v.nullable(idInput)),
    delivery_module_id: idInput,
    payment_module_id: idInput,
    locale: localeInput,
    message,
    expected_total: v.optional(v.nullable(expectedTotal)),
    expected_currency: v.optional(v.nullable(expectedCurrency)),
    customer_id: ignoredInput,
    appliedCoupon: ignoredInput,
    api_call: ignoredInput,
    session_id: ignoredInput,
    email: ignoredInput,
    postage_tax_rule_title: ignoredInput,
    country_id: ignoredInput,
    isCompany: ignoredInput,
    vat_number: vatNumber,
    isCompleteDelivery: completeDelivery,
    guest: ignoredInput,
    satellite: ignoredInput,
  }),
  v.transform((body) => ({
    cartId: body.cart_id,
    shippingAddressId: body.delivery_address_id,
    billingAddressId: body.invoice_address_id ?? body.delivery_address_id,
    shippingMethodId: body.delivery_module_id,
    paymentMethodId: body.payment_module_id,
    locale: body.locale,
    message: body.message,
    vatNumber: body.vat_number,
    completeDelivery: body.isCompleteDelivery,
    /** In cents; undefined when the client does not send the total it displayed. */
    expectedTotalCents: body.expected_total ?? undefined,
    expectedCurrency: body.expected_currency ?? undefined,
  })),
);

export type PayInput = Omit<v.InferOutput<typeof payInput>, "vatNumber"> & {
  vatNumber?: string | undefined;
  /** Checkout session that the shopper brings from the provider. */
  buyerSession?: string | undefined;
};

/** Body of POST amazon/pay. Source: specification 7. The members of the other modules are optional here. */
export const amazonInput = v.pipe(
  v.object({
    cart_id: idInput,
    amazon_session_id: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/)))),
    customer_note: message,
    vat_number: vatNumber,
    message,
    delivery_address_id: v.optional(v.nullable(idInput)),
    invoice_address_id: v.optional(v.nullable(idInput)),
    delivery_module_id: v.optional(v.nullable(idInput)),
    payment_module_id: v.optional(v.nullable(idInput)),
    locale: localeInput,
    isCompleteDelivery: completeDelivery,
    expected_total: v.optional(v.nullable(expectedTotal)),
    expected_currency: v.optional(v.nullable(expectedCurrency)),
    satellite: ignoredInput,
  }),
  v.transform((body) => ({
    cartId: body.cart_id,
    buyerSession: body.amazon_session_id || undefined,
    message: body.customer_note || body.message,
    vatNumber: body.vat_number,
    shippingAddressId: body.delivery_address_id ?? undefined,
    billingAddressId: body.invoice_address_id ?? undefined,
    shippingMethodId: body.delivery_module_id ?? undefined,
    paymentMethodId: body.payment_module_id ?? undefined,
    locale: body.locale,
    completeDelivery: body.isCompleteDelivery,
    expectedTotalCents: body.expected_total ?? undefined,
    expectedCurrency: body.expected_currency ?? undefined,
  })),
);

export type AmazonPayInput = v.InferOutput<typeof amazonInput>;
