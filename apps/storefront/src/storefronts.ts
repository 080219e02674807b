import { isLanguage, isMarket, type Language, LANGUAGES, type Market, MARKETS } from "@shop/core";

/** One storefront per country and language. Source: decision 0064. */
export interface Storefront {
  id: string;
  /** Country and language, in that language: "Österreich · Deutsch". */
  title: string;
  locale: string;
  language: Language;
  market: Market;
  countryId: number;
  timeZone: string;
}

const toStorefront = (market: Market, language: Language): Storefront => {
  const { countryId, timeZone, names } = MARKETS[market];
  const countryNames: Partial<Record<Language, string>> = names;
  return {
    id: `${market.toLowerCase()}-${language}`,
    title: `${countryNames[language] ?? market} · ${LANGUAGES[language]}`,
    locale: `${language}-${market}`,
    language,
    market,
    countryId,
    timeZone,
  };
};

const defaultStorefront = toStorefront("AT", "de");

/** All storefronts, the default one first. */
export const storefronts: readonly [Storefront, ...Storefront[]] = [
  defaultStorefront,
  ...Object.keys(MARKETS)
    .filter(isMarket)
    .flatMap((market) =>
      Object.keys(MARKETS[market].names)
        .filter(isLanguage)
        .map((language) => toStorefront(market, language)),
    )
    .filter(({ id }) => id !== defaultStorefront.id),
];

/** Returns the storefront of an id, otherwise of the host. */
export const selectStorefront = (host: string, id?: string): Storefront => storefrontById(id) ?? storefrontByHost(host);

/** Returns the address of a locale's storefront, the default one for an unknown locale. */
export function storefrontOrigin(publicUrl: string, locale: string): string {
  const storefront =
    storefronts.find((candidate) => candidate.locale === locale.replace("_", "-")) ?? defaultStorefront;
  return buildStorefrontUrl(new URL(publicUrl), storefront);
}

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
