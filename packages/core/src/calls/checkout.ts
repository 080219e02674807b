import type { ShippingQuote } from "../domain/shipping/shippingMethod.js";
import { type PaymentCode, paymentPath } from "../domain/order/payment.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PostalAddress } from "../domain/customer/customer.js";
import { addressBody, addressRow, orderRow, paymentMethodRow } from "../wire/order.js";
import { shippingCostRow, shippingQuoteRow } from "../wire/shipping.js";
import type { ApiCall } from "./apiCall.js";
import type { CartHandle } from "./cartClient.js";
import { anyValue, convert } from "../wire/createSchema.js";
import { firstOf, listOrEmpty, property } from "../wire/row.js";

/** Country and shipping method, on which costs and payment methods depend. */
interface ShippingChoice {
  countryId: number;
  shippingMethodId: number;
}

export interface PayRequest {
  cart: CartHandle;
  customerId: number;
  email: string;
  shippingAddressId: number;
  billingAddressId: number;
  shippingMethodId: number;
  /** Title of the VAT that shipping bears; "" when unknown. */
  shippingTaxTitle: string;
  paymentMethodId: number;
  paymentCode: PaymentCode;
  countryId: number;
  isCompany: boolean;
  /** VAT number of the company; "" when there is none. */
  vatNumber: string;
  /** Codes of the cart's coupons. */
  coupons: readonly string[];
  /** True when no customer is signed in. */
  isGuest: boolean;
  /** True ships everything together, false each item as soon as it is available. */
  shipComplete: boolean;
  message: string;
  /** Amazon Pay session id from the shopper's return URL. */
  amazonSessionId?: string | undefined;
  /** Total displayed to the shopper, in gross cents; the backend rejects another one with PRICE_CHANGED. */
  expectedTotalCents: number;
  /** ISO 4217 of that total; the backend rejects another one with PRICE_CHANGED. */
  expectedCurrency?: string | undefined;
  idempotencyKey: string;
}

/** Shipping methods for the cart and country, with their rates. */
export const shippingMethods: ApiCall<[cart: CartHandle, countryId: number], ShippingQuote> = {
  request: ({ locale }, { cartId, token }, countryId) => ({
    path: `ExternalOrderApi/getActiveDelivery/${cartId}/${locale}`,
    query: { country_id: countryId },
    cartToken: token,
  }),
  schema: shippingQuoteRow,
};

/** Shipping costs in gross cents; undefined when the backend reports "Invalid data". */
export const shippingCost: ApiCall<[cart: CartHandle, choice: ShippingChoice], number | undefined> = {
  request: ({ locale }, { cartId, token }, { countryId, shippingMethodId }) => ({
    path: "customdelivery/postage",
    body: { country_id: countryId, state_id: null, cart_id: cartId, locale, delivery_module_id: shippingMethodId },
    cartToken: token,
  }),
  schema: convert(shippingCostRow, ({ shippingCents, error }) => (error === "" ? shippingCents : undefined)),
  optional: "data",
};

export const paymentMethods: ApiCall<[cart: CartHandle, choice: ShippingChoice], PaymentMethod[]> = {
  request: ({ locale }, { cartId, token }, { countryId, shippingMethodId }) => ({
    path: `ExternalOrderApi/getActivePaymentMethods/${cartId}/${locale}`,
    query: { country_id: countryId, delivery_module_id: shippingMethodId },
    cartToken: token,
  }),
  schema: property("data", listOrEmpty(paymentMethodRow)),
};

/** Adds an address and returns its id. */
export const addAddress: ApiCall<
  [cart: CartHandle, customerId: number, address: PostalAddress, idempotencyKey: string],
  number
> = {
  request: (_, { cartId, token }, customerId, address, idempotencyKey) => ({
    path: "ExternalOrderApi/address",
    body: { ...addressBody(address), customer_id: customerId, cart_id: cartId },
    cartToken: token,
    idempotencyKey,
  }),
  schema: property(
    "AddressItems",
    property(
      "0",
      convert(addressRow, ({ id }) => id),
    ),
  ),
};

/** Constant that the backend's payment calls require. */
const PAYMENT_SESSION_ID = 4324;

/** Starts the payment. Returns the provider's raw response, for `paymentStart`. */
export const pay: ApiCall<[request: PayRequest], unknown> = {
  request: ({ locale, market }, request) => ({
    path: `${paymentPath(request.paymentCode)}/pay`,
    body: {
      cart_id: request.cart.cartId,
      customer_id: request.customerId,
      appliedCoupon: request.coupons.length === 0 ? null : request.coupons.join(","),
      api_call: 1,
      session_id: PAYMENT_SESSION_ID,
      email: request.email,
      delivery_address_id: request.shippingAddressId,
      delivery_module_id: request.shippingMethodId,
      invoice_address_id: request.billingAddressId,
      payment_module_id: request.paymentMethodId,
      postage_tax_rule_title: request.shippingTaxTitle,
      country_id: request.countryId,
      locale,
      isCompany: request.isCompany,
      vat_number: request.vatNumber,
      message: request.message,
      isCompleteDelivery: request.shipComplete,
      guest: request.isGuest,
      satellite: market,
      ...(request.paymentCode === "AmazonPay"
        ? { amazon_session_id: request.amazonSessionId ?? "", customer_note: request.message }
        : {}),
      expected_total: request.expectedTotalCents / 100,
      expected_currency: request.expectedCurrency,
    },
    cartToken: request.cart.token,
    idempotencyKey: request.idempotencyKey,
  }),
  schema: anyValue,
  optional: "data",
};

/** Returns the order of a cart, for the cart's owner; undefined when there is none. */
export const orderOfCart: ApiCall<[cart: CartHandle], Order | undefined> = {
  request: ({ locale }, { cartId, token }) => ({
    path: "ExternalOrderApi/order/",
    query: { cart_id: cartId, api_locale: locale },
    cartToken: token,
  }),
  schema: property("OrderItems", firstOf(orderRow)),
  optional: "data",
};
