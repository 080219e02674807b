/// <reference types="vite/client" />
import { browserEnvironment, createShop, formatMoney } from "@shop/core";

const [api, mediaUrl] = [`${import.meta.env["SHOP_URL"]}/api/`, `${import.meta.env["SHOP_URL"]}/media/`];
export const shop = createShop(
  { apiUrl: api, mediaUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" },
  browserEnvironment(),
);
shop.start();

export const euro = (cents: number): string => formatMoney(cents, { locale: "de-AT", currency: "EUR" });
