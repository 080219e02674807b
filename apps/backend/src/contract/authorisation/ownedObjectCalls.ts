import { PASSWORD } from "../../auth/testing/account.ts";
import { addressBody, buildPayBody, type OwnedIds } from "../../auth/testing/people.ts";
import { providerModules } from "../../payment/paymentModules.ts";
import { center, country, shippingMethod, product, variant } from "../../testing/fixture/ids.ts";

// Requests for owned objects by route; the suffix after "#" distinguishes several uses of one route.

export interface OwnedObjectCall {
  path: (ids: OwnedIds) => string;
  body?: (ids: OwnedIds) => unknown;
  /** Status for the owner; 0: covered by another test. */
  ownerStatus: { customer: number; guest: number };
}

const constantPath = (path: string) => () => path;
const cartId = ({ cartId: id }: OwnedIds) => ({ "thelia.cart_id": id });
const customerOnly = (customer = 200) => ({ customer, guest: 401 });
const anyCaller = { customer: 200, guest: 200 };
const NEW = "Tisch-im-Garten-9";

/** Destructive requests come last: each caller owns one object of each kind. */
export const OWNED_OBJECT_CALLS: Record<string, OwnedObjectCall> = {
  "POST /cart/get": { path: constantPath("/cart/get"), body: cartId, ownerStatus: anyCaller },
  "POST /cart/add": {
    path: constantPath("/cart/add"),
    body: (o) => ({
      ...cartId(o),
      thelia_cart_add: { product: product.stool, product_sale_elements_id: variant.stool, quantity: 1 },
    }),
    ownerStatus: anyCaller,
  },
  "POST /cart/update": {
    path: constantPath("/cart/update"),
    body: (o) => ({ ...cartId(o), cart_item: o.cartItemId, quantity: 2, action: "update" }),
    ownerStatus: anyCaller,
  },
  "POST /cart/validate": { path: constantPath("/cart/validate"), body: cartId, ownerStatus: anyCaller },
  "POST /cart/assignCustomer": {
    path: constantPath("/cart/assignCustomer"),
    body: (o) => ({ email: "somebody@example.com", cart_id: o.cartId }),
    ownerStatus: anyCaller,
  },
  "POST /ExternalOrderApi/insertCoupon": {
    path: constantPath("/ExternalOrderApi/insertCoupon/?api_locale=de_AT"),
    body: (o) => ({ coupon_code: "NOBODYS", cart_id: o.cartId, customer_id: o.customerId }),
    ownerStatus: anyCaller,
  },
  "GET /ExternalOrderApi/coupon": {
    path: (o) => `/ExternalOrderApi/coupon/?cart_id=${o.cartId}`,
    ownerStatus: anyCaller,
  },
  "GET /ExternalOrderApi/getActivePaymentMethods/:cartId/:locale?": {
    path: (o) => `/ExternalOrderApi/getActivePaymentMethods/${o.cartId}/de_AT`,
    ownerStatus: anyCaller,
  },
  "GET /ExternalOrderApi/getActiveDelivery/:cartId/:locale": {
    path: (o) => `/ExternalOrderApi/getActiveDelivery/${o.cartId}/de_AT`,
    ownerStatus: anyCaller,
  },
  "POST /customdelivery/postage": {
    path: constantPath("/customdelivery/postage"),
    body: (o) => ({
      country_id: country.austria,
      state_id: null,
      cart_id: o.cartId,
      locale: "de_AT",
      delivery_module_id: shippingMethod.parcel,
    }),
    ownerStatus: anyCaller,
  },
  "GET /ExternalOrderApi/order #of a cart": {
    path: (o) => `/ExternalOrderApi/order/?cart_id=${o.cartId}`,
    ownerStatus: anyCaller,
  },
  "GET /ExternalOrderApi/order #of a customer": {
    path: (o) => `/ExternalOrderApi/order/?customer=${o.customerId}&api_locale=de_AT&limit=999`,
    ownerStatus: customerOnly(),
  },
  "GET /ExternalOrderApi/order/:id": {
    path: (o) => `/ExternalOrderApi/order/${o.orderId}?customer=${o.customerId}`,
    ownerStatus: customerOnly(),
  },
  "GET /ExternalOrderApi/order_product": {
    path: (o) => `/ExternalOrderApi/order_product/?order_id=${o.orderId}&api_locale=de_AT`,
    ownerStatus: customerOnly(),
  },
  "GET /ExternalOrderApi/customer": {
    path: (o) => `/ExternalOrderApi/customer/?email=${encodeURIComponent(o.email)}`,
    ownerStatus: customerOnly(),
  },
  "PUT /ExternalOrderApi/customer/:id": {
    path: (o) => `/ExternalOrderApi/customer/${o.customerId}`,
    body: (o) => ({ title: 1, firstname: "Anna", lastname: "Huber", company: "", vat_number: "", email: o.email }),
    ownerStatus: customerOnly(),
  },
  "GET /ExternalOrderApi/address": {
    path: (o) => `/ExternalOrderApi/address/?customer_id=${o.customerId}&limit=100`,
    ownerStatus: customerOnly(),
  },
  "POST /ExternalOrderApi/address": {
    path: constantPath("/ExternalOrderApi/address"),
    body: (o) => ({ ...addressBody(), customer_id: o.customerId, cart_id: o.cartId }),
    ownerStatus: { customer: 201, guest: 201 },
  },
  "PUT /ExternalOrderApi/address/:id": {
    path: (o) => `/ExternalOrderApi/address/${o.addressId}`,
    body: () => addressBody({ city: "Linz" }),
    ownerStatus: customerOnly(),
  },
  "PATCH /address/:id/set-default": {
    path: (o) => `/address/${o.addressId}/set-default`,
    body: () => ({}),
    ownerStatus: customerOnly(),
  },
  "DELETE /:customerId/addresses/:id": {
    path: (o) => `/${o.customerId}/addresses/${o.addressId}`,
    ownerStatus: customerOnly(409),
  },
  "GET /comments/rights/:variantId/:customerId": {
    path: (o) => `/comments/rights/${variant.pouf}/${o.customerId}`,
    ownerStatus: anyCaller,
  },
  "POST /order/cancel": {
    path: constantPath("/order/cancel"),
    body: (o) => ({ order_id: o.orderId }),
    // The guest's cart in this matrix is not ordered.
    ownerStatus: { customer: 200, guest: 404 },
  },
  "POST /vorkasse/pay": { path: constantPath("/vorkasse/pay"), body: buildPayBody, ownerStatus: anyCaller },
  "POST /ramburs/pay": { path: constantPath("/ramburs/pay"), body: buildPayBody, ownerStatus: anyCaller },
  "POST /cart/delete": {
    path: constantPath("/cart/delete"),
    body: (o) => ({ ...cartId(o), cart_item: o.cartItemId }),
    ownerStatus: anyCaller,
  },
  "POST /cart/clear": { path: constantPath("/cart/clear"), body: cartId, ownerStatus: anyCaller },
  "POST /changePassword": {
    path: constantPath("/changePassword"),
    body: (o) => ({ customer_id: o.customerId, password_old: PASSWORD, password: NEW, password_confirm: NEW }),
    ownerStatus: customerOnly(),
  },
};

/**
 * Only the rejection is tested here: success is covered by other tests and would consume objects that later requests
 * need.
 */
const rejectionOnly = { customer: 0, guest: 0 };

/** Payment methods of providers that are not configured in tests. */
for (const [name] of providerModules) {
  OWNED_OBJECT_CALLS[`POST /${name}/pay`] = {
    path: constantPath(`/${name}/pay`),
    body: buildPayBody,
    ownerStatus: rejectionOnly,
  };
}

Object.assign(OWNED_OBJECT_CALLS, {
  "POST /amazon/pay": {
    path: constantPath("/amazon/pay"),
    body: (o) => ({ cart_id: o.cartId, amazon_session_id: "session", customer_note: "", satellite: "AT" }),
    ownerStatus: rejectionOnly,
  },
  "POST /amazon/session": {
    path: constantPath("/amazon/session"),
    body: (o) => ({ cart_id: o.cartId }),
    ownerStatus: rejectionOnly,
  },
  "POST /paypal/cancel": {
    path: constantPath("/paypal/cancel"),
    body: (o) => ({ cart_id: o.cartId, satellite: "AT" }),
    ownerStatus: rejectionOnly,
  },
  "GET /order/result": { path: (o) => `/order/result?cart_id=${o.cartId}`, ownerStatus: rejectionOnly },
  "POST /order/reorder": {
    path: constantPath("/order/reorder"),
    body: (o) => ({ order_id: o.orderId }),
    ownerStatus: rejectionOnly,
  },
  "POST /localpickup/order": {
    path: constantPath("/localpickup/order"),
    body: (o) => ({ order_id: o.orderId, fulfilment_center_id: center.vienna }),
    ownerStatus: rejectionOnly,
  },
  "POST /localPickupAddress/order": {
    path: constantPath("/localPickupAddress/order"),
    body: (o) => ({ order_id: o.orderId, firstname: "Anna", lastname: "Huber", phone: "+43 660 1234567" }),
    ownerStatus: rejectionOnly,
  },
  "GET /order_local_pickup": {
    path: (o) => `/order_local_pickup/?search_order_id=${o.orderId}`,
    ownerStatus: rejectionOnly,
  },
  "GET /order/:id/invoice.pdf": { path: (o) => `/order/${o.orderId}/invoice.pdf`, ownerStatus: rejectionOnly },
  "POST /ExternalOrderApi/getQrCode": {
    path: constantPath("/ExternalOrderApi/getQrCode"),
    body: (o) => ({ order_id: o.orderId }),
    ownerStatus: rejectionOnly,
  },
  "POST /refreshToken": {
    path: constantPath("/refreshToken"),
    body: (o) => ({ customer_id: o.customerId, email: o.email }),
    ownerStatus: rejectionOnly,
  },
} satisfies Record<string, OwnedObjectCall>);
