import * as v from "valibot";
import type { DeliveryOffer } from "../domain/delivery/deliveryTariff.js";
import { type PayableCode, payPath } from "../domain/order/payment.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";
import { ShopError } from "../shared/shopError.js";
import { addressBody, addressRow, deliveryOfferRow, orderRow, paymentMethodRow, postageRow } from "../wire/checkout.js";
import type { CartHandle } from "./cartAnswer.js";
import type { Http } from "./http.js";

/** Input of {@link CheckoutClient.pay}. */
export interface PayRequest {
  cart: CartHandle;
  customerId: number;
  email: string;
  deliveryAddressId: number;
  invoiceAddressId: number;
  deliveryMethodId: number;
  paymentMethodId: number;
  paymentCode: PayableCode;
  countryId: number;
  company: boolean;
  /** VAT number of the company; "" when there is none. */
  vatNumber: string;
  /** Codes of the cart's coupons. */
  coupons: readonly string[];
  /** True when no customer is signed in. */
  guest: boolean;
  /** True ships everything together, false each item as soon as it is available. */
  completeDelivery: boolean;
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
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and the errors of each call
 */
export interface CheckoutClient {
  /** Shipping methods for the cart and country, with their rates. */
  deliveryMethods(cart: CartHandle, countryId: number): Promise<DeliveryOffer>;
  /** Shipping costs in gross cents; undefined when the backend reports "Invalid data". */
  postage(cart: CartHandle, choice: { countryId: number; deliveryMethodId: number }): Promise<number | undefined>;
  paymentMethods(cart: CartHandle, choice: { countryId: number; deliveryMethodId: number }): Promise<PaymentMethod[]>;
  addAddress(cart: CartHandle, customerId: number, address: PostalAddress, idempotencyKey: string): Promise<number>;
  /** Starts the payment. Returns the provider's raw response, for `paymentStart`. */
  pay(request: PayRequest): Promise<unknown>;
  /** Returns the order of a cart, for the cart's owner; undefined when there is none. */
  orderOfCart(cart: CartHandle): Promise<Order | undefined>;
}

/** Constant that the backend's payment calls require. */
const PAYMENT_SESSION_ID = 4324;

export function createCheckoutClient(http: Http, where: { locale: string; satellite: string }): CheckoutClient {
  const { locale, satellite } = where;
  return {
    deliveryMethods: (cart, countryId) =>
      http({
        api: "main",
        method: "GET",
        path: `ExternalOrderApi/getActiveDelivery/${cart.cartId}/${locale}`,
        query: { country_id: countryId },
        cartToken: cart.token,
        answer: deliveryOfferRow,
      }),
    postage: (cart, { countryId, deliveryMethodId }) =>
      http({
        api: "main",
        method: "POST",
        path: "customdelivery/postage",
        body: {
          country_id: countryId,
          state_id: null,
          cart_id: cart.cartId,
          locale,
          delivery_module_id: deliveryMethodId,
        },
        cartToken: cart.token,
        answer: postageRow,
      }).then(({ postageCents, error }) => (error === "" ? postageCents : undefined)),
    paymentMethods: (cart, { countryId, deliveryMethodId }) =>
      http({
        api: "main",
        method: "GET",
        path: `ExternalOrderApi/getActivePaymentMethods/${cart.cartId}/${locale}`,
        query: { country_id: countryId, delivery_module_id: deliveryMethodId },
        cartToken: cart.token,
        answer: v.object({ data: v.optional(v.array(paymentMethodRow), []) }),
      }).then(({ data }) => data),
    addAddress: (cart, customerId, address, idempotencyKey) =>
      http({
        api: "main",
        method: "POST",
        path: "ExternalOrderApi/address",
        body: { ...addressBody(address), customer_id: customerId, cart_id: cart.cartId },
        cartToken: cart.token,
        idempotencyKey,
        answer: v.object({ AddressItems: v.array(addressRow) }),
      }).then(({ AddressItems: [row] }) => {
        if (row === undefined) throw new ShopError("ANSWER_INVALID", { details: { path: "ExternalOrderApi/address" } });
        return row.id;
      }),
    pay: (request) =>
      http({
        api: "main",
        method: "POST",
        path: `${payPath(request.paymentCode)}/pay`,
        body: {
          cart_id: request.cart.cartId,
          customer_id: request.customerId,
          appliedCoupon: request.coupons.length === 0 ? null : request.coupons.join(","),
          api_call: 1,
          session_id: PAYMENT_SESSION_ID,
          email: request.email,
          delivery_address_id: request.deliveryAddressId,
          delivery_module_id: request.deliveryMethodId,
          invoice_address_id: request.invoiceAddressId,
          payment_module_id: request.paymentMethodId,
          postage_tax_rule_title: "",
          country_id: request.countryId,
          locale,
          isCompany: request.company,
          vat_number: request.vatNumber,
          message: request.message,
          isCompleteDelivery: request.completeDelivery,
          guest: request.guest,
          satellite,
          ...(request.paymentCode === "AmazonPay"
            ? { amazon_session_id: request.amazonSessionId ?? "", customer_note: request.message }
            : {}),
          expected_total: request.expectedTotalCents / 100,
        },
        cartToken: request.cart.token,
        idempotencyKey: request.idempotencyKey,
        answer: v.unknown(),
      }),
    orderOfCart: (cart) =>
      http({
        api: "main",
        method: "GET",
        path: "ExternalOrderApi/order/",
        query: { cart_id: cart.cartId, api_locale: locale },
        cartToken: cart.token,
        answer: v.object({ OrderItems: v.array(orderRow) }),
      }).then(({ OrderItems }) => OrderItems[0]),
  };
}
