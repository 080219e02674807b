import * as v from "valibot";
import { idInput } from "../../http/input.ts";
import { localeInput } from "../../locale.ts";

/** What the caller says and the shop finds out for itself: read, so that nonsense is refused, then ignored. */
const hint = v.nullish(v.union([v.string(), v.number(), v.boolean()]));

/** Longer is no note to a delivery but a letter. */
const MAX_MESSAGE = 2000;
const message = v.optional(v.pipe(v.nullable(v.string(), ""), v.string(), v.trim(), v.maxLength(MAX_MESSAGE)), "");

/** Gross euro, as number or text, in cents. */
const expectedTotal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,6})?$/), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(1e9),
  v.transform((euro) => Math.round(euro * 100)),
);

/**
 * Body of POST {vorkasse|ramburs}/pay. Source: specification 7. Who the customer is, where the country of the VAT is and
 * what everything costs is never taken from here. Unknown members are passed over: clients differ in what they add.
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
    customer_id: hint,
    appliedCoupon: hint,
    api_call: hint,
    session_id: hint,
    email: hint,
    postage_tax_rule_title: hint,
    country_id: hint,
    isCompany: hint,
    isCompleteDelivery: hint,
    guest: hint,
    satellite: hint,
  }),
  v.transform((body) => ({
    cartId: body.cart_id,
    deliveryAddressId: body.delivery_address_id,
    invoiceAddressId: body.invoice_address_id ?? body.delivery_address_id,
    deliveryMethodId: body.delivery_module_id,
    paymentMethodId: body.payment_module_id,
    locale: body.locale,
    message: body.message,
    /** what the shopper saw; undefined where the client does not say */
    expectedTotalCents: body.expected_total ?? undefined,
  })),
);

export type PayCall = v.InferOutput<typeof payInput>;
