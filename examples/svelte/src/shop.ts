import { browserEnvironment, createShop, formatMoney } from "@shop/core";

const backend = String(import.meta.env["SHOP_URL"]);
const [api, mediaUrl] = [`${backend}/api/`, `${backend}/media/`];
export const shop = createShop(
  { apiUrl: api, fastApi: api, mediaUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" },
  browserEnvironment(),
);
shop.start();

export const euro = (cents: number): string => formatMoney(cents, { locale: "de-AT", currency: "EUR" });
