/// <reference types="vite/client" />
import { browserEnvironment, createShop, formatMoney } from "@shop/core";
import { toReadable } from "@shop/core/store";
import { from } from "solid-js";

const [apiUrl, mediaUrl] = [`${import.meta.env["SHOP_URL"]}/api/`, `${import.meta.env["SHOP_URL"]}/media/`];
export const shop = createShop(
  { apiUrl, mediaUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" },
  browserEnvironment(),
);
shop.start();

export const market = from(toReadable(shop.market), shop.market.getSnapshot());
export const cart = from(toReadable(shop.cart), shop.cart.getSnapshot());
export const shipping = from(toReadable(shop.shipping), shop.shipping.getSnapshot());

export const euro = (cents: number): string => formatMoney(cents, { locale: "de-AT", currency: "EUR" });
