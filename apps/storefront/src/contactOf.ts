import type { Market } from "@shop/core";
import contacts from "./contacts.json" with { type: "json" };

const byMarket: Partial<Record<Market, (typeof contacts)["AT"]>> = contacts;

/** Returns contact data for pages without the backend: a country without its own has those of the default storefront. */
export const contactOf = (market: Market): (typeof contacts)["AT"] => byMarket[market] ?? contacts.AT;
