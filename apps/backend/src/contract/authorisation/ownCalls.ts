import { PASSWORD } from "../../features/auth/testing/account.ts";
import { anAddressBody, payBodyOf, type Things } from "../../features/auth/testing/people.ts";
import { center, country, delivery, product, saleElement } from "../../testing/fixture/ids.ts";

// Requests for owned objects by route; the suffix after "#" distinguishes several uses of one route.

export interface OwnCall {
  path: (thing: Things) => string;
  body?: (thing: Things) => unknown;
  /** Status for the owner; 0: covered by another test. */
  own: { customer: number; guest: number };
}

const at = (path: string) => () => path;
const cartId = ({ cartId: id }: Things) => ({ "thelia.cart_id": id });
const signedIn = (customer = 200) => ({ customer, guest: 401 });
const anybody = { customer: 200, guest: 200 };
const NEW = "Tisch-im-Garten-9";

/** Destructive requests come last: each caller owns one object of each kind. */
export const OWN_CALLS: Record<string, OwnCall> = {
  "POST /cart/get": { path: at("/cart/get"), body: cartId, own: anybody },
  "POST /cart/add": {
    path: at("/cart/add"),
    body: (o) => ({
      ...cartId(o),
      thelia_cart_add: { product: product.stool, product_sale_elements_id: saleElement.stool, quantity: 1 },
    }),
    own: anybody,
  },
  "POST /cart/update": {
    path: at("/cart/update"),
    body: (o) => ({ ...cartId(o), cart_item: o.cartItemId, quantity: 2, action: "update" }),
    own: anybody,
  },
  "POST /cart/validate": { path: at("/cart/validate"), body: cartId, own: anybody },
  "POST /cart/assignCustomer": {
    path: at("/cart/assignCustomer"),
    body: (o) => ({ email: "somebody@example.com", cart_id: o.cartId }),
    own: anybody,
  },
  "POST /ExternalOrderApi/insertCoupon": {
    path: at("/ExternalOrderApi/insertCoupon/?api_locale=de_AT"),
    body: (o) => ({ coupon_code: "NOBODYS", cart_id: o.cartId, customer_id: o.customerId }),
    own: anybody,
  },
  "GET /ExternalOrderApi/coupon": { path: (o) => `/ExternalOrderApi/coupon/?cart_id=${o.cartId}`, own: anybody },
  "GET /ExternalOrderApi/getActivePaymentMethods/:cartId/:locale?": {
    path: (o) => `/ExternalOrderApi/getActivePaymentMethods/${o.cartId}/de_AT`,
    own: anybody,
  },
  "GET /ExternalOrderApi/getActiveDelivery/:cartId/:locale": {
    path: (o) => `/ExternalOrderApi/getActiveDelivery/${o.cartId}/de_AT`,
    own: anybody,
  },
  "POST /customdelivery/postage": {
    path: at("/customdelivery/postage"),
    body: (o) => ({
      country_id: country.austria,
      state_id: null,
      cart_id: o.cartId,
      locale: "de_AT",
      delivery_module_id: delivery.parcel,
    }),
    own: anybody,
  },
  "GET /ExternalOrderApi/order #of a cart": {
    path: (o) => `/ExternalOrderApi/order/?cart_id=${o.cartId}`,
    own: anybody,
  },
  "GET /ExternalOrderApi/order #of a customer": {
    path: (o) => `/ExternalOrderApi/order/?customer=${o.customerId}&api_locale=de_AT&limit=999`,
    own: signedIn(),
  },
  "GET /ExternalOrderApi/order/:id": {
    path: (o) => `/ExternalOrderApi/order/${o.orderId}?customer=${o.customerId}`,
    own: signedIn(),
  },
  "GET /ExternalOrderApi/order_product": {
    path: (o) => `/ExternalOrderApi/order_product/?order_id=${o.orderId}&api_locale=de_AT`,
    own: signedIn(),
  },
  "GET /ExternalOrderApi/customer": {
    path: (o) => `/ExternalOrderApi/customer/?email=${encodeURIComponent(o.email)}`,
    own: signedIn(),
  },
  "PUT /ExternalOrderApi/customer/:id": {
    path: (o) => `/ExternalOrderApi/customer/${o.customerId}`,
    body: (o) => ({ title: 1, firstname: "Anna", lastname: "Huber", company: "", vat_number: "", email: o.email }),
    own: signedIn(),
  },
  "GET /ExternalOrderApi/address": {
    path: (o) => `/ExternalOrderApi/address/?customer_id=${o.customerId}&limit=100`,
    own: signedIn(),
  },
  "POST /ExternalOrderApi/address": {
    path: at("/ExternalOrderApi/address"),
    body: (o) => ({ ...anAddressBody(), customer_id: o.customerId, cart_id: o.cartId }),
    own: { customer: 201, guest: 201 },
  },
  "PUT /ExternalOrderApi/address/:id": {
    path: (o) => `/ExternalOrderApi/address/${o.addressId}`,
    body: () => anAddressBody({ city: "Linz" }),
    own: signedIn(),
  },
  "PATCH /address/:id/set-default": {
    path: (o) => `/address/${o.addressId}/set-default`,
    body: () => ({}),
    own: signedIn(),
  },
  "DELETE /:customerId/addresses/:id": {
    path: (o) => `/${o.customerId}/addresses/${o.addressId}`,
    own: signedIn(409),
  },
  "GET /comments/rights/:saleElementId/:customerId": {
    path: (o) => `/comments/rights/${saleElement.pouf}/${o.customerId}`,
    own: anybody,
  },
  "POST /order/cancel": {
    path: at("/order/cancel"),
    body: (o) => ({ order_id: o.orderId }),
    // The guest's cart in this matrix is not ordered.
    own: { customer: 200, guest: 404 },
  },
  "POST /vorkasse/pay": { path: at("/vorkasse/pay"), body: payBodyOf, own: anybody },
  "POST /ramburs/pay": { path: at("/ramburs/pay"), body: payBodyOf, own: anybody },
  "POST /cart/delete": {
    path: at("/cart/delete"),
    body: (o) => ({ ...cartId(o), cart_item: o.cartItemId }),
    own: anybody,
  },
  "POST /cart/clear": { path: at("/cart/clear"), body: cartId, own: anybody },
  "POST /changePassword": {
    path: at("/changePassword"),
    body: (o) => ({ customer_id: o.customerId, password_old: PASSWORD, password: NEW, password_confirm: NEW }),
    own: signedIn(),
  },
};

/**
 * Only the rejection is tested here: success is covered by other tests and would consume objects that later requests
 * need.
 */
const refusedOnly = { customer: 0, guest: 0 };

/** Payment methods of providers that are not configured in tests. */
for (const name of ["paypal", "globalpayments", "sofort", "stripe", "klarna"]) {
  OWN_CALLS[`POST /${name}/pay`] = { path: at(`/${name}/pay`), body: payBodyOf, own: refusedOnly };
}

Object.assign(OWN_CALLS, {
  "POST /amazon/pay": {
    path: at("/amazon/pay"),
    body: (o) => ({ cart_id: o.cartId, amazon_session_id: "session", customer_note: "", satellite: "AT" }),
    own: refusedOnly,
  },
  "POST /amazon/session": { path: at("/amazon/session"), body: (o) => ({ cart_id: o.cartId }), own: refusedOnly },
  "POST /paypal/cancel": {
    path: at("/paypal/cancel"),
    body: (o) => ({ cart_id: o.cartId, satellite: "AT" }),
    own: refusedOnly,
  },
  "GET /order/result": { path: (o) => `/order/result?cart_id=${o.cartId}`, own: refusedOnly },
  "POST /order/reorder": { path: at("/order/reorder"), body: (o) => ({ order_id: o.orderId }), own: refusedOnly },
  "POST /localpickup/order": {
    path: at("/localpickup/order"),
    body: (o) => ({ order_id: o.orderId, fulfilment_center_id: center.vienna }),
    own: refusedOnly,
  },
  "POST /localPickupAddress/order": {
    path: at("/localPickupAddress/order"),
    body: (o) => ({ order_id: o.orderId, firstname: "Anna", lastname: "Huber", phone: "+43 660 1234567" }),
    own: refusedOnly,
  },
  "GET /order_local_pickup": {
    path: (o) => `/order_local_pickup/?search_order_id=${o.orderId}`,
    own: refusedOnly,
  },
  "GET /order/:id/invoice.pdf": { path: (o) => `/order/${o.orderId}/invoice.pdf`, own: refusedOnly },
  "POST /ExternalOrderApi/getQrCode": {
    path: at("/ExternalOrderApi/getQrCode"),
    body: (o) => ({ order_id: o.orderId }),
    own: refusedOnly,
  },
  "POST /refreshToken": {
    path: at("/refreshToken"),
    body: (o) => ({ customer_id: o.customerId, email: o.email }),
    own: refusedOnly,
  },
} satisfies Record<string, OwnCall>);
