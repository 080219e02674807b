import type { Market } from "@shop/core";
import contacts from "./contacts.json" with { type: "json" };
import type { Contact } from "./shared/ContactDetails.tsx";
import type { Storefront } from "./storefronts.ts";

const byMarket: Partial<Record<Market, (typeof contacts)["AT"]>> = contacts;

/** Returns contact data for pages without the backend: a country without its own has those of the default storefront. */
export function contactOf({ market, language }: Pick<Storefront, "market" | "language">): Contact {
  const { englishCity, ...contact } = byMarket[market] ?? contacts.AT;
  if (language !== "en") return contact;
  return { ...contact, storeAddress: { ...contact.storeAddress, city: englishCity } };
}
