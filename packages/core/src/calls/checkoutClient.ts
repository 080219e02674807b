import * as v from "valibot";
import type { ShippingQuote } from "../domain/shipping/shippingMethod.js";
import { type PaymentCode, paymentPath } from "../domain/order/payment.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PostalAddress } from "../domain/customer/customer.js";
import { ShopError } from "../shared/shopError.js";
import { addressBody, addressRow, orderRow, paymentMethodRow } from "../wire/order.js";
import { shippingCostRow, shippingQuoteRow } from "../wire/shipping.js";
import type { CartHandle } from "./cartClient.js";
import type { Http } from "./transport/http.js";

/** Input of {@link CheckoutClient.pay}. */
export interface PayRequest {
  cart: CartHandle;
  customerId: number;
  email: string;
  shippingAddressId: number;
  billingAddressId: number;
  shippingMethodId: number;
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
  idempotencyKey: string;
}

/**
 * Calls from cart to order, made by `shop.checkout`.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, RESPONSE_INVALID, and the errors of each call
 */
export interface CheckoutClient {
  /** Shipping methods for the cart and country, with their rates. */
  shippingMethods(cart: CartHandle, countryId: number): Promise<ShippingQuote>;
  /** Shipping costs in gross cents; undefined when the backend reports "Invalid data". */
  shippingCost(cart: CartHandle, choice: { countryId: number; shippingMethodId: number }): Promise<number | undefined>;
  paymentMethods(cart: CartHandle, choice: { countryId: number; shippingMethodId: number }): Promise<PaymentMethod[]>;
  addAddress(cart: CartHandle, customerId: number, address: PostalAddress, idempotencyKey: string): Promise<number>;
  /** Starts the payment. Returns the provider's raw response, for `paymentStart`. */
  pay(request: PayRequest): Promise<unknown>;
  /** Returns the order of a cart, for the cart's owner; undefined when there is none. */
  orderOfCart(cart: CartHandle): Promise<Order | undefined>;
}

/** Constant that the backend's payment calls require. */
const PAYMENT_SESSION_ID = 4324;

export function createCheckoutClient(http: Http, context: { locale: string; market: string }): CheckoutClient {
  const { locale, market } = context;
  return {
    shippingMethods: (cart, countryId) =>
      http({
        api: "main",
        method: "GET",
        path: `ExternalOrderApi/getActiveDelivery/${cart.cartId}/${locale}`,
        query: { country_id: countryId },
        cartToken: cart.token,
        schema: shippingQuoteRow,
      }),
    shippingCost: (cart, { countryId, shippingMethodId }) =>
      http({
        api: "main",
        method: "POST",
        path: "customdelivery/postage",
        body: {
          country_id: countryId,
          state_id: null,
          cart_id: cart.cartId,
          locale,
          delivery_module_id: shippingMethodId,
        },
        cartToken: cart.token,
        schema: shippingCostRow,
      }).then(({ shippingCents, error }) => (error === "" ? shippingCents : undefined)),
    paymentMethods: (cart, { countryId, shippingMethodId }) =>
      http({
        api: "main",
        method: "GET",
        path: `ExternalOrderApi/getActivePaymentMethods/${cart.cartId}/${locale}`,
        query: { country_id: countryId, delivery_module_id: shippingMethodId },
        cartToken: cart.token,
        schema: v.object({ data: v.optional(v.array(paymentMethodRow), []) }),
      }).then(({ data }) => data),
    addAddress: (cart, customerId, address, idempotencyKey) =>
      http({
        api: "main",
        method: "POST",
        path: "ExternalOrderApi/address",
        body: { ...addressBody(address), customer_id: customerId, cart_id: cart.cartId },
        cartToken: cart.token,
        idempotencyKey,
        schema: v.object({ AddressItems: v.array(addressRow) }),
      }).then(({ AddressItems: [row] }) => {
        if (row === undefined)
          throw new ShopError("RESPONSE_INVALID", { details: { path: "ExternalOrderApi/address" } });
        return row.id;
      }),
    pay: (request) =>
      http({
        api: "main",
        method: "POST",
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
          postage_tax_rule_title: "",
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
        },
        cartToken: request.cart.token,
        idempotencyKey: request.idempotencyKey,
        schema: v.unknown(),
      }),
    orderOfCart: (cart) =>
      http({
        api: "main",
        method: "GET",
        path: "ExternalOrderApi/order/",
        query: { cart_id: cart.cartId, api_locale: locale },
        cartToken: cart.token,
        schema: v.object({ OrderItems: v.array(orderRow) }),
      }).then(({ OrderItems }) => OrderItems[0]),
  };
}
