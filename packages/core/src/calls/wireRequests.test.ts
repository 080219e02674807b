import { expect, test } from "vitest";
import { createLifetime, memoryEnvironment } from "../environment/runtime.js";
import { type Clients, createClients } from "./clients.js";
import type { PayRequest } from "./checkout.js";

const cart = { cartId: 5, token: "secret" };
const write = { ...cart, key: "key", countryId: 13, cartItemId: 31 };
const coupon = { idempotencyKey: "key", countryId: 13 };
const address = {
  label: "Home",
  titleId: 1,
  firstName: "Anna",
  lastName: "Auer",
  company: "",
  street: "Gasse 1",
  extra: "",
  postalCode: "1060",
  city: "Wien",
  countryId: 13,
  stateId: undefined,
  phone: "+43 1 5880",
  mobilePhone: "",
  isDefault: true,
  savedAddressId: undefined,
};
const addressFields = {
  label: "Home",
  title: 1,
  firstname: "Anna",
  lastname: "Auer",
  company: "",
  address1: "Gasse 1",
  address2: "",
  address3: "",
  zipcode: "1060",
  city: "Wien",
  country: 13,
  state: null,
  phone: "+43 1 5880",
  cellphone: "",
  is_default: 1,
};
const payment: PayRequest = {
  cart,
  customerId: 7,
  email: "anna@example.com",
  shippingAddressId: 70,
  billingAddressId: 71,
  shippingMethodId: 77,
  shippingTaxTitle: "20% Ust.",
  paymentMethodId: 6,
  paymentCode: "Vorkasse",
  countryId: 13,
  isCompany: true,
  vatNumber: "ATU12345675",
  coupons: ["HERBST", "TREUE"],
  isGuest: false,
  shipComplete: true,
  message: "Please ring",
  expectedTotalCents: 12_390,
  expectedCurrency: "EUR",
  idempotencyKey: "key",
};
const paid = {
  cart_id: 5,
  customer_id: 7,
  email: "anna@example.com",
  appliedCoupon: "HERBST,TREUE",
  api_call: 1,
  session_id: 4324,
  delivery_address_id: 70,
  invoice_address_id: 71,
  delivery_module_id: 77,
  postage_tax_rule_title: "20% Ust.",
  payment_module_id: 6,
  country_id: 13,
  locale: "de_AT",
  satellite: "AT",
  isCompany: true,
  guest: false,
  isCompleteDelivery: true,
  message: "Please ring",
  expected_total: 123.9,
  expected_currency: "EUR",
};

/** Returns the clients of a signed-in customer of the Austrian shop, and the requests that they send. */
function recordingClients() {
  const requests: Request[] = [];
  const environment = memoryEnvironment({
    fetch: async (request) => {
      requests.push(request);
      return request.url.endsWith("/ConfigApi")
        ? Response.json({
            scheme: "https",
            host: "engine.test",
            port: 9200,
            front_username: "front",
            front_password: "open",
            index_prefix: "shop_",
            content: "content",
          })
        : Response.json({});
    },
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const config = { apiUrl: "https://shop.test/api/", fastApi: "https://fast.test/api/", token: "shop" };
  const clients = createClients(
    { ...config, locale: "de-AT", market: "AT", countryId: () => 5 },
    createLifetime(environment).environment,
    {
      token: () => "mine",
      reportRejected: () => Promise.resolve(),
      customer: () => ({ id: 7, email: "anna@example.com" }),
    },
  );
  return { clients, requests };
}

/** Sends a call, whose response `{}` it does not decode, and returns the last request with its parsed body. */
async function send(call: (clients: Clients) => Promise<unknown>) {
  const { clients, requests } = recordingClients();
  await call(clients).catch(() => {});
  const request = requests.at(-1);
  if (request === undefined) throw new Error("no request");
  const text = await request.text();
  return {
    line: `${request.method} ${decodeURIComponent(request.url)}`,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

type Call = (clients: Clients) => Promise<unknown>;

const READS: Array<[line: string, call: Call]> = [
  [
    "GET https://shop.test/api/products_list/?category=4&brand=2&id=1,3&feature_availability=1:(13|17)&order=rating&limit=24&offset=48&translation=de_AT&satellite=AT&country_id=5",
    ({ catalogue }) =>
      catalogue.products({
        category: 4,
        brand: 2,
        id: [1, 3],
        features: { 1: [13, 17] },
        order: "rating",
        limit: 24,
        offset: 48,
      }),
  ],
  [
    "GET https://fast.test/api/multiplier/?locale=de_AT&attribute_id=2&pse_id=70",
    ({ stock }) => stock.quantityStep(70, 2),
  ],
  [
    "GET https://fast.test/api/module_config_i18n/custom_attribute/?module_name=SalesBar&module_config_id=4&locale=de_AT",
    ({ content }) => content.moduleConfig("SalesBar", 4),
  ],
  [
    "GET https://shop.test/api/products/?category=4&order=min_price&limit=5&offset=5&translation=de_AT&country_id=5",
    ({ catalogue }) => catalogue.basicProducts({ category: 4, order: "min_price", limit: 5, offset: 5 }),
  ],
  [
    "GET https://shop.test/api/products/7?document=1&translation=de_AT&satellite=AT&country_id=5",
    ({ catalogue }) => catalogue.product(7),
  ],
  ["GET https://shop.test/api/categories/4?translation=de_AT", ({ catalogue }) => catalogue.category(4)],
  ["GET https://shop.test/api/get_pse/70?translation=de_AT&country_id=5", ({ catalogue }) => catalogue.variant(70)],
  [
    "GET https://shop.test/api/rewriting?view_locale=de_AT&view_url=sessel.html",
    ({ content }) => content.rewriting("sessel.html"),
  ],
  ["GET https://shop.test/api/ExternalOrderApi/features/product/7/de", ({ catalogue }) => catalogue.features(7)],
  ["GET https://shop.test/api/ExternalOrderApi/order/3?customer=7&api_locale=de_AT", ({ account }) => account.order(3)],
  [
    "GET https://shop.test/api/ExternalOrderApi/order/?customer=7&api_locale=de_AT&limit=999",
    ({ account }) => account.orders(),
  ],
  [
    "GET https://shop.test/api/ExternalOrderApi/order_product/?order_id=3&api_locale=de_AT",
    ({ account }) => account.orderProducts(3),
  ],
  ["GET https://shop.test/api/ExternalOrderApi/customer/?email=anna@example.com", ({ account }) => account.customer()],
  ["GET https://shop.test/api/ExternalOrderApi/address/?customer_id=7&limit=100", ({ account }) => account.addresses()],
  ["GET https://shop.test/api/ExternalOrderApi/county/146?api_locale=de_AT", ({ account }) => account.counties(146)],
  [
    "GET https://shop.test/api/guest/order/LH-1/hash?api_locale=de_AT",
    ({ account }) => account.guestOrder("LH-1", "hash"),
  ],
  [
    "GET https://shop.test/api/ExternalOrderApi/getActivePaymentMethods/5/de_AT?country_id=13&delivery_module_id=77",
    ({ checkout }) => checkout.paymentMethods(cart, { countryId: 13, shippingMethodId: 77 }),
  ],
  [
    "GET https://shop.test/api/ExternalOrderApi/getActiveDelivery/5/de_AT?country_id=13",
    ({ checkout }) => checkout.shippingMethods(cart, 13),
  ],
  [
    "GET https://fast.test/api/module_config_i18n/custom_attribute/?module_name=SalesBar&locale=de_AT",
    ({ content }) => content.moduleConfig("SalesBar"),
  ],
  [
    "GET https://fast.test/api/locale_config/custom_attribute/?satellite=AT&locale=de_AT",
    ({ content }) => content.localeConfig(),
  ],
  [
    "GET https://fast.test/api/store_contact/custom_attribute/?satellite=AT&locale=de_AT",
    ({ content }) => content.storeContact(),
  ],
  [
    "GET https://fast.test/api/system_config/custom_attribute/?variable_name=store_name&satellite=AT&locale=de_AT",
    ({ content }) => content.setting("store_name"),
  ],
  [
    "GET https://fast.test/api/system_config/custom_attribute/?satellite=AT&locale=de_AT",
    ({ content }) => content.settings(),
  ],
  [
    "GET https://fast.test/api/content/custom_attribute/?content_id=9&locale=de_AT",
    ({ content }) => content.content(9),
  ],
  ["GET https://fast.test/api/content_folder?folder_id=legal&locale=de_AT", ({ content }) => content.folder("legal")],
  ["GET https://fast.test/api/google_tag_manager", ({ content }) => content.tagManagerId()],
  [
    "GET https://fast.test/api/category/?category_id=4&visible=1&locale=de_AT",
    ({ catalogue }) => catalogue.categoryCard(4),
  ],
  [
    "GET https://fast.test/api/category_children/?category_id=4&locale=de_AT",
    ({ catalogue }) => catalogue.subcategories(4),
  ],
  ["GET https://fast.test/api/category_count/custom_attribute/", ({ catalogue }) => catalogue.productCounts()],
  ["GET https://fast.test/api/category_menu/custom_attribute/?locale=de_AT", ({ catalogue }) => catalogue.menu()],
  ["GET https://fast.test/api/category_count/single/4?brand_id=2", ({ catalogue }) => catalogue.productCount(4, 2)],
  [
    "GET https://fast.test/api/category_count/children/?category_ids=4,5",
    ({ catalogue }) => catalogue.productCounts([4, 5]),
  ],
  ["GET https://fast.test/api/brand_list?locale=de_AT&category_id=4", ({ catalogue }) => catalogue.brands(4)],
  ["GET https://fast.test/api/brands/2/de_AT", ({ catalogue }) => catalogue.brand(2)],
  ["GET https://fast.test/api/brand_count/2", ({ catalogue }) => catalogue.brandProductCount(2)],
  [
    "GET https://fast.test/api/brand_category_count/?brand_id=2&category_id=4",
    ({ catalogue }) => catalogue.brandProductCount(2, 4),
  ],
  ["GET https://fast.test/api/products/combinations/7/de_AT?country_id=5", ({ catalogue }) => catalogue.variants(7)],
  ["GET https://fast.test/api/product_delays/custom_attribute/7", ({ stock }) => stock.productDelay(7)],
  ["GET https://fast.test/api/delivery_delay_pse/70", ({ stock }) => stock.variantDelay(70)],
  ["GET https://fast.test/api/fulfilment_center/?search_pse=70", ({ stock }) => stock.centers(70)],
  ["GET https://fast.test/api/fulfilment_center_stock/3", ({ stock }) => stock.centerStock(3)],
  ["GET https://fast.test/api/order_local_pickup/?search_order_id=3", ({ stock }) => stock.orderPickups(3)],
  ["GET https://fast.test/api/local_pickup/", ({ stock }) => stock.pickupPoints()],
  [
    "GET https://fast.test/api/product-associated-keywords?group_code=style&locale=de_AT",
    ({ related }) => related.keywords("style"),
  ],
  ["GET https://fast.test/api/selection_product/7/de_AT?country_id=5", ({ related }) => related.selections(7)],
  ["GET https://fast.test/api/accessory_product/7?locale=de_AT&country_id=5", ({ related }) => related.accessories(7)],
  [
    "GET https://fast.test/api/accessory_product/7?locale=de_AT&kind=service&country_id=5",
    ({ related }) => related.accessories(7, "service"),
  ],
  [
    "GET https://fast.test/api/recommendation/item-data/?locale=de_AT&product_id=7&options=similar&limit=8&country_id=5",
    ({ related }) => related.similar(7, 8),
  ],
  [
    "GET https://fast.test/api/recommendation/category-data/?locale=de_AT&category_id=4&limit=8&country_id=5",
    ({ related }) => related.bestOfCategory(4, 8),
  ],
  [
    "GET https://fast.test/api/recommendation/bestseller-data/?locale=de_AT&limit=8&country_id=5",
    ({ catalogue }) => catalogue.bestsellers(8),
  ],
  ["GET https://fast.test/api/comments/7?first=de", ({ reviews }) => reviews.list(7)],
  ["GET https://fast.test/api/comments/rights/70/7", ({ reviews }) => reviews.rights(70, 7)],
  [
    "GET https://fast.test/api/review_widget/?shop_id=lh&type=badge&language=de",
    ({ reviews }) => reviews.badge({ shopId: "lh", type: "badge", language: "de" }),
  ],
];

test.each(READS)("%s", async (line, call) => {
  expect(await send(call)).toEqual({ line, body: undefined });
});

const WRITES: Array<[line: string, call: Call, body: unknown]> = [
  [
    "POST https://fast.test/api/search_url/",
    ({ content }) => content.resolve("sessel.html"),
    { view_locale: "de_AT", view_url: "sessel.html" },
  ],
  [
    "POST https://fast.test/api/multiplier/bulk/?locale=de_AT&attribute_id=2",
    ({ stock }) => stock.quantitySteps([70], 2),
    [70],
  ],
  ["POST https://fast.test/api/multiplier/bulk/?locale=de_AT", ({ stock }) => stock.quantitySteps([70, 71]), [70, 71]],
  [
    "POST https://shop.test/api/cart/add",
    ({ cart: client }) =>
      client.write({ ...write, mutation: { kind: "add", productId: 7, variantId: 70, quantity: 2 } }),
    {
      "thelia.cart_id": 5,
      thelia_cart_add: { append: 1, product: 7, product_sale_elements_id: 70, quantity: 2 },
      thelia_login: null,
      country_id: 13,
      locale: "de_AT",
    },
  ],
  [
    "POST https://shop.test/api/cart/update",
    ({ cart: client }) => client.write({ ...write, mutation: { kind: "setQuantity", quantity: 3 } }),
    {
      "thelia.cart_id": 5,
      cart_item: 31,
      quantity: 3,
      action: "update",
      thelia_login: null,
      country_id: 13,
      locale: "de_AT",
    },
  ],
  [
    "POST https://shop.test/api/cart/update",
    ({ cart: client }) => client.write({ ...write, mutation: { kind: "setFulfilmentCenter", fulfilmentCenterId: 3 } }),
    {
      "thelia.cart_id": 5,
      cart_item: 31,
      selectedFulfilmentCenter: 3,
      thelia_login: null,
      country_id: 13,
      locale: "de_AT",
    },
  ],
  [
    "POST https://shop.test/api/cart/update",
    ({ cart: client }) =>
      client.write({ ...write, mutation: { kind: "setFulfilmentCenter", fulfilmentCenterId: undefined } }),
    {
      "thelia.cart_id": 5,
      cart_item: 31,
      selectedFulfilmentCenter: null,
      thelia_login: null,
      country_id: 13,
      locale: "de_AT",
    },
  ],
  [
    "POST https://shop.test/api/cart/delete",
    ({ cart: client }) => client.write({ ...write, mutation: { kind: "setQuantity", quantity: 0 } }),
    { "thelia.cart_id": 5, cart_item: 31, country_id: 13, locale: "de_AT" },
  ],
  [
    "POST https://shop.test/api/cart/clear",
    ({ cart: client }) => client.write({ ...write, mutation: { kind: "clear" } }),
    { "thelia.cart_id": 5, thelia_login: null, country_id: 13, locale: "de_AT" },
  ],
  [
    "POST https://shop.test/api/cart/get",
    ({ cart: client }) => client.get(cart, 13),
    { "thelia.cart_id": 5, thelia_login: null, country_id: 13, locale: "de_AT" },
  ],
  [
    "POST https://shop.test/api/cart/validate",
    ({ cart: client }) => client.validate(cart, coupon),
    { "thelia.cart_id": 5, thelia_login: null, country_id: 13, locale: "de_AT" },
  ],
  [
    "POST https://shop.test/api/cart/assignCustomer",
    ({ cart: client }) => client.assignCustomer(cart, "anna@example.com"),
    { "thelia.cart_id": 5, cart_id: 5, email: "anna@example.com", locale: "de_AT" },
  ],
  [
    "POST https://shop.test/api/ExternalOrderApi/insertCoupon/?api_locale=de_AT",
    ({ cart: client }) => client.applyCoupon(cart, "HERBST", coupon),
    { coupon_code: "HERBST", cart_id: 5, customer_id: null, country_id: 13 },
  ],
  [
    "POST https://shop.test/api/ExternalOrderApi/insertCoupon/?api_locale=de_AT",
    ({ cart: client }) => client.applyCoupon(cart, "HERBST", { ...coupon, keepBetter: true, shippingMethodId: 77 }),
    { coupon_code: "HERBST", keep_better: true, delivery_module_id: 77, cart_id: 5, customer_id: null, country_id: 13 },
  ],
  [
    "POST https://shop.test/api/ExternalOrderApi/insertCoupon/?api_locale=de_AT",
    ({ cart: client }) => client.removeCoupon(cart, "HERBST", coupon),
    { coupon_code: "", remove_code: "HERBST", cart_id: 5, customer_id: null, country_id: 13 },
  ],
  [
    "POST https://shop.test/api/customdelivery/postage",
    ({ checkout }) => checkout.shippingCost(cart, { countryId: 13, shippingMethodId: 77 }),
    { country_id: 13, state_id: null, cart_id: 5, locale: "de_AT", delivery_module_id: 77 },
  ],
  [
    "POST https://shop.test/api/amazon/pay",
    ({ checkout }) => checkout.pay({ ...payment, paymentCode: "AmazonPay", amazonSessionId: "amzn-1" }),
    expect.objectContaining({ cart_id: 5, amazon_session_id: "amzn-1", customer_note: "Please ring", satellite: "AT" }),
  ],
  ["POST https://shop.test/api/order/cancel", ({ account }) => account.cancelOrder(3), { order_id: 3 }],
  ["POST https://shop.test/api/ExternalOrderApi/getQrCode", ({ order }) => order.qrCode(cart), { cart_id: 5 }],
  [
    "POST https://shop.test/api/changePassword",
    ({ session }) => session.changePassword("mine", 7, { passwordOld: "old", password: "new", passwordConfirm: "new" }),
    { customer_id: 7, password_old: "old", password: "new", password_confirm: "new" },
  ],
  [
    "POST https://shop.test/api/refreshToken",
    ({ session }) => session.refresh("mine", { id: 7, email: "anna@example.com" }, "key"),
    { customer_id: 7, email: "anna@example.com" },
  ],
  [
    "POST https://shop.test/api/ExternalOrderApi/address",
    ({ account }) => account.addAddress(address, "key"),
    { ...addressFields, customer_id: 7 },
  ],
  [
    "PUT https://shop.test/api/ExternalOrderApi/address/70",
    ({ account }) => account.updateAddress(70, address),
    { ...addressFields, customer_id: 7 },
  ],
  ["DELETE https://shop.test/api/7/addresses/70", ({ account }) => account.deleteAddress(70), undefined],
  ["PATCH https://shop.test/api/address/70/set-default", ({ account }) => account.setDefaultAddress(70), {}],
  [
    "POST https://engine.test:9200/shop_product_de_AT/_search/template",
    ({ search }) => search.products({ text: "sofa", from: 5, size: 6, categoryId: 4 }),
    { id: "shop_product", params: { text: "sofa", from: 5, size: 6, category: 4, country_id: 5 } },
  ],
  [
    "POST https://engine.test:9200/shop_content_de_AT/_search/template",
    ({ search }) => search.links("sofa"),
    { id: "shop_content", params: { text: "sofa", from: 0, size: 100 } },
  ],
];

test.each(WRITES)("%s", async (line, call, body) => {
  expect(await send(call)).toEqual({ line, body });
});

test("the first cart has the id 1, and a quantity of 1 keeps its line", async () => {
  const mutation = { kind: "setQuantity", quantity: 1 } as const;
  const { line, body } = await send(({ cart: client }) => client.write({ ...write, cartId: 1, mutation }));
  expect(line).toBe("POST https://shop.test/api/cart/update");
  expect(body).toMatchObject({ "thelia.cart_id": 1, quantity: 1 });
});

test("a cart that has no id yet sends none", async () => {
  const mutation = { kind: "add", productId: 7, variantId: 70, quantity: 1 } as const;
  const { body } = await send(({ cart: client }) => client.write({ ...write, cartId: 0, mutation }));
  expect(Object.keys(body)).not.toContain("thelia.cart_id");
});

test.each([
  ["PayPal", "paypal/pay"],
  ["GlobalPayments", "globalpayments/pay"],
  ["Sofort", "sofort/pay"],
  ["StripePayment", "stripe/pay"],
  ["Nachnahme", "ramburs/pay"],
  ["Vorkasse", "vorkasse/pay"],
  ["Klarna", "klarna/pay"],
] as const)("an order paid by %s is sent to /%s, with all fields of a payment", async (paymentCode, path) => {
  expect(await send(({ checkout }) => checkout.pay({ ...payment, paymentCode }))).toEqual({
    line: `POST https://shop.test/api/${path}`,
    body: expect.objectContaining(paid),
  });
});

test("without a coupon a payment sends none", async () => {
  const { body } = await send(({ checkout }) => checkout.pay({ ...payment, coupons: [] }));
  expect(body).toMatchObject({ appliedCoupon: null });
});

test("a response without data lists no payment methods", async () => {
  const { clients } = recordingClients();
  expect(await clients.checkout.paymentMethods(cart, { countryId: 13, shippingMethodId: 77 })).toEqual([]);
});
