import { formatMoney, type ShopConfig } from "@shop/core";

const api = `${process.env.SHOP_URL}/api/`;
const mediaUrl = `${process.env.SHOP_URL}/media/`;
const home = { language: "de", locale: "de-AT", market: "AT" };
/** The same on the server and in the browser: it is a part of each query key. */
export const config: ShopConfig = { apiUrl: api, mediaUrl, token: "storefront", ...home };

export const euro = (cents: number): string => formatMoney(cents, { locale: "de-AT", currency: "EUR" });
