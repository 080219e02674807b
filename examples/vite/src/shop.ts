import { browserEnvironment, createShop, formatMoney } from "@shop/core";

const apiUrl = `${import.meta.env["SHOP_URL"]}/api/`;
export const shop = createShop(
  { apiUrl, token: "storefront", language: "de", locale: "de-AT", market: "AT" },
  browserEnvironment(),
);

/** Formats an amount; one that is not known yet is never displayed as 0. */
export const euro = (cents: number | undefined): string =>
  cents === undefined ? "…" : formatMoney(cents, { locale: "de-AT", currency: "EUR" });
