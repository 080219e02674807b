import { brand, category, center, content, country, product, variant, selection } from "../../testing/fixture/ids.ts";

/** A request whose response does not depend on the caller. */
interface PublicCall {
  path: string;
  body?: unknown;
  /** Expected status; 200 by default. */
  status?: number;
}

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";

const READS: Record<string, string> = {
  "/products_list": "/products_list/?limit=3",
  "/products": "/products/?limit=3",
  "/product_facets": `/product_facets/?category=${category.seating}`,
  "/products/:id": `/products/${product.sofa}`,
  "/get_pse/:id": `/get_pse/${variant.pouf}`,
  "/products/combinations/:product_id/:locale": `/products/combinations/${product.sofa}/de_AT`,
  "/ExternalOrderApi/features/product/:id/:language": `/ExternalOrderApi/features/product/${product.sofa}/de`,
  "/categories/:id": `/categories/${category.living}`,
  "/category_menu/custom_attribute": "/category_menu/custom_attribute/?locale=de_AT",
  "/category": `/category/?category_id=${category.living}&visible=1&locale=de_AT`,
  "/category_count/custom_attribute": "/category_count/custom_attribute/",
  "/category_count/children": `/category_count/children/?category_ids=${category.living}`,
  "/category_count/single/:category_id": `/category_count/single/${category.living}`,
  "/category_children": `/category_children/?category_id=${category.living}`,
  "/accessory_product/:id": `/accessory_product/${product.sofa}`,
  "/selection_product/:id/:locale": `/selection_product/${selection.living}/de_AT`,
  "/recommendation/item-data": `/recommendation/item-data/?product_id=${product.sofa}`,
  "/recommendation/category-data": `/recommendation/category-data/?category_id=${category.living}`,
  "/recommendation/bestseller-data": "/recommendation/bestseller-data/",
  "/product-associated-keywords": "/product-associated-keywords?group_code=style&locale=de_AT",
  "/locale_config/custom_attribute": "/locale_config/custom_attribute/?locale=de_AT",
  "/store_contact/custom_attribute": "/store_contact/custom_attribute/?locale=de_AT",
  "/system_config/custom_attribute": "/system_config/custom_attribute/?satellite=AT",
  "/content/custom_attribute": `/content/custom_attribute/?content_id=${content.care}&locale=de_AT`,
  "/content_folder": "/content_folder/?folder_id=information&locale=de_AT",
  "/withdrawal/form/:locale": "/withdrawal/form/ro_RO",
  "/rewriting": "/rewriting/?view_locale=de_AT&view_url=agb.html",
  "/sitemap/:view": "/sitemap/product",
  "/ConfigApi": "/ConfigApi",
  "/brand_list": "/brand_list",
  "/brands/:id/:locale": `/brands/${brand.nordwald}/de_AT`,
  "/brand_count/:id": `/brand_count/${brand.nordwald}`,
  "/brand_category_count": `/brand_category_count/?brand_id=${brand.nordwald}&category_id=${category.living}`,
  "/product_delays/custom_attribute/:id": `/product_delays/custom_attribute/${product.sofa}`,
  "/delivery_delay_pse/:id": `/delivery_delay_pse/${variant.pouf}`,
  "/fulfilment_center": "/fulfilment_center/",
  "/fulfilment_center_stock/:id": `/fulfilment_center_stock/${center.vienna}`,
  "/local_pickup": "/local_pickup/",
  "/comments/:id": `/comments/${product.sofa}`,
  "/comments/summary/:id": `/comments/summary/${product.sofa}`,
  "/review_widget": "/review_widget/?shop_id=lindenhaus&type=badge&language=de",
  "/multiplier": `/multiplier/?pse_id=${variant.chair}&locale=de_AT`,
  "/ExternalOrderApi/county/:countryId": `/ExternalOrderApi/county/${country.romania}?api_locale=ro_RO`,
  "/testbank/style.css": "/testbank/style.css",
  "/testbank/wallet": "/testbank/wallet?locale=de_AT",
  "/amazon/button.js": "/amazon/button.js",
};

export const PUBLIC_CALLS: Record<string, PublicCall> = {
  ...Object.fromEntries(Object.entries(READS).map(([route, path]) => [`GET ${route}`, { path }])),
  "GET /module_config_i18n/custom_attribute": {
    path: "/module_config_i18n/custom_attribute/?module_name=SalesBar&locale=de_AT",
  },
  "GET /google_tag_manager": { path: "/google_tag_manager/" },
  "GET /advent_calendar": { path: "/advent_calendar/?locale=de_AT", status: 404 },
  "GET /comments/pictures/:file": { path: `/comments/pictures/${SECRET}.webp`, status: 404 },
  "POST /search_url": { path: "/search_url/", body: { view_locale: "de_AT", view_url: "agb.html" } },
  "POST /product_view/:id": { path: `/product_view/${product.sofa}`, status: 204 },
  "POST /multiplier/bulk": { path: "/multiplier/bulk/?locale=de_AT", body: [variant.chair] },
  "POST /search/:index/_search/template": {
    path: "/search/lindenhaus_product_de_at/_search/template",
    body: {},
    status: 401,
  },
  "ALL /search/*": { path: "/search/_cluster/health", status: 403 },

  // Sign-in, registration and mail requests: the request itself refers to no existing owner.
  "POST /login": { path: "/login", body: { email: "victim@example.com", password: "a guess" }, status: 401 },
  "POST /register": { path: "/register", body: { email: "victim@example.com" }, status: 422 },
  "POST /forgotPassword": {
    path: "/forgotPassword",
    body: { email: "nobody@example.com", locale: "de_AT" },
    status: 202,
  },
  "POST /newsletter/subscribe": {
    path: "/newsletter/subscribe",
    body: { email: "nobody@example.com", locale: "de_AT" },
    status: 202,
  },
  "POST /vat/check": { path: "/vat/check", body: { vat_number: "DE123456788" } },

  // Authorized by a secret instead of the caller; the secret here is invalid.
  "POST /resetPassword": {
    path: "/resetPassword",
    body: { token: SECRET, password: "x", password_confirm: "x" },
    status: 410,
  },
  "POST /confirmEmail": { path: "/confirmEmail", body: { token: SECRET }, status: 410 },
  "POST /confirmErasure": { path: "/confirmErasure", body: { token: SECRET }, status: 410 },
  "POST /newsletter/confirm": { path: "/newsletter/confirm", body: { token: SECRET }, status: 410 },
  "POST /newsletter/unsubscribe": { path: "/newsletter/unsubscribe", body: { token: `1.${SECRET}` }, status: 410 },
  "GET /guest/order/:ref/:hash": { path: `/guest/order/ORD000000000001/${SECRET}`, status: 404 },
  "GET /payment/return/:secret": { path: `/payment/return/1.${SECRET}`, status: 404 },
  "POST /payment/webhook/:provider": { path: "/payment/webhook/stripe", body: {}, status: 404 },
  // The page does not exist without Amazon's keys.
  "GET /amazon/button": { path: "/amazon/button?locale=de_AT", status: 404 },
  "POST /testbank/wallet": { path: "/testbank/wallet", body: {}, status: 303 },
  "GET /testbank/:session": { path: `/testbank/${SECRET}`, status: 404 },
  "POST /testbank/:session": { path: `/testbank/${SECRET}`, body: {}, status: 400 },
  "GET /guest/order/:ref/:hash/invoice.pdf": {
    path: `/guest/order/ORD000000000001/${SECRET}/invoice.pdf`,
    status: 404,
  },
  "POST /withdrawal": { path: "/withdrawal", body: {}, status: 422 },
  "POST /paypal/accept": { path: "/paypal/accept", body: { paypal_data: { orderID: SECRET } }, status: 404 },
};

/** Requests about the caller's own session: they contain no id of another customer. */
export const OWN_SESSION_CALLS: Record<string, { path: string; body: unknown }> = {
  "POST /endOtherSessions": { path: "/endOtherSessions", body: {} },
  "POST /logout": { path: "/logout", body: {} },
  "POST /eraseCustomer": { path: "/eraseCustomer", body: { password: "a guess" } },
  "POST /exportCustomer": { path: "/exportCustomer", body: { password: "a guess" } },
  "POST /secondFactor/start": { path: "/secondFactor/start", body: { password: "a guess" } },
  "POST /secondFactor/confirm": { path: "/secondFactor/confirm", body: { code: "123456" } },
  "POST /secondFactor/remove": { path: "/secondFactor/remove", body: { password: "a guess", code: "123456" } },
  "POST /comments/pictures/:variantId": { path: `/comments/pictures/${variant.stool}`, body: {} },
  "POST /comments": {
    path: "/comments",
    body: { pse_id: variant.stool, title: "Steht", content: "Wackelt nicht.", rating: 5, language: "de" },
  },
};
