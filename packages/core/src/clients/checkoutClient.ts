import * as v from "valibot";
import type { DeliveryOffer } from "../domain/delivery/deliveryTariff.js";
import { type PayableCode, payPath } from "../domain/order/payment.js";
import type { Order, PaymentMethod } from "../domain/order/order.js";
import type { PostalAddress } from "../domain/order/postalAddress.js";
import { ShopError } from "../shared/shopError.js";
import { addressBody, addressRow, deliveryOfferRow, orderRow, paymentMethodRow, postageRow } from "../wire/checkout.js";
import type { CartHandle } from "./cartAnswer.js";
import type { Http } from "./http.js";

/** What the payment call takes. */
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
  /** of the company; "" where there is none */
  vatNumber: string;
  /** codes of the cart's coupons; empty: none */
  coupons: readonly string[];
  /** nobody is signed in */
  guest: boolean;
  /** wait until everything is there, or send at once what is */
  completeDelivery: boolean;
  message: string;
  /** for Amazon's module: what the shopper brought from there */
  amazonSessionId?: string | undefined;
  /** what the shopper saw; the shop refuses another total with PRICE_CHANGED */
  expectedTotalCents: number;
  idempotencyKey: string;
}

/**
 * The calls from cart to order; `shop.checkout` makes them.
 *
 * @throws ShopError NETWORK, TIMEOUT, RATE_LIMITED, HTTP_STATUS, ANSWER_INVALID, and what a call names
 */
export interface CheckoutClient {
  /** The ways to bring the cart to the country. */
  deliveryMethods(cart: CartHandle, countryId: number): Promise<DeliveryOffer>;
  /** undefined where the shop answers "Invalid data" */
  postage(cart: CartHandle, choice: { countryId: number; deliveryMethodId: number }): Promise<number | undefined>;
  paymentMethods(cart: CartHandle, choice: { countryId: number; deliveryMethodId: number }): Promise<PaymentMethod[]>;
  addAddress(cart: CartHandle, customerId: number, address: PostalAddress, idempotencyKey: string): Promise<number>;
  /** The provider's answer, to be read by `paymentStart`. */
  pay(request: PayRequest): Promise<unknown>;
  /** The order of a cart, for who owns the cart; undefined where there is none to show. */
  orderOfCart(cart: CartHandle): Promise<Order | undefined>;
}

/** Fixed payment session id. Source: specification 9. */
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
