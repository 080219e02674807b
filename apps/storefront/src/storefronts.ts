/** One storefront per country and language. Source: decision 0064. */
export interface Storefront {
  id: string;
  locale: string;
  language: "de" | "ro" | "en";
  market: "AT" | "DE" | "RO";
  countryId: number;
  timeZone: string;
}

export const storefronts = [
  { id: "at-de", locale: "de_AT", language: "de", market: "AT", countryId: 13, timeZone: "Europe/Vienna" },
  { id: "at-en", locale: "en_AT", language: "en", market: "AT", countryId: 13, timeZone: "Europe/Vienna" },
  { id: "de-de", locale: "de_DE", language: "de", market: "DE", countryId: 5, timeZone: "Europe/Berlin" },
  { id: "de-en", locale: "en_DE", language: "en", market: "DE", countryId: 5, timeZone: "Europe/Berlin" },
  { id: "ro-ro", locale: "ro_RO", language: "ro", market: "RO", countryId: 146, timeZone: "Europe/Bucharest" },
  { id: "ro-en", locale: "en_RO", language: "en", market: "RO", countryId: 146, timeZone: "Europe/Bucharest" },
] as const satisfies readonly Storefront[];

const [defaultStorefront] = storefronts;

export const storefrontById = (id: string | undefined): Storefront | undefined =>
  storefronts.find((storefront) => storefront.id === id);

/**
 * Selects by the first label of the host: ro-ro.localhost, ro-ro.shop.example. Any other host is the default
 * storefront.
 */
export function storefrontByHost(host: string): Storefront {
  return storefrontById(host.split(".")[0]?.toLowerCase()) ?? defaultStorefront;
}

export function buildStorefrontUrl(current: URL, storefront: Storefront, path = "/"): string {
  const [first = "", ...rest] = current.host.split(".");
  const base = storefrontById(first.toLowerCase()) ? rest.join(".") : current.host;
  const host = storefront.id === defaultStorefront.id ? base : `${storefront.id}.${base}`;
  return new URL(path, `${current.protocol}//${host}`).href;
}
