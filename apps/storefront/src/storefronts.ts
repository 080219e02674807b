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
  const { countryId, timeZone, ...country } = MARKETS[market];
  const names: Partial<Record<Language, string>> = country.names;
  const title = `${names[language] ?? market} · ${LANGUAGES[language]}`;
  const id = `${market.toLowerCase()}-${language}`;
  return { id, title, locale: `${language}-${market}`, language, market, countryId, timeZone };
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

export const selectStorefront = (host: string, id?: string): Storefront => storefrontById(id) ?? storefrontByHost(host);

export function storefrontOrigin(publicUrl: string, locale: string): string {
  const storefront = storefronts.find((candidate) => candidate.locale === locale.replace("_", "-"));
  return buildStorefrontUrl(new URL(publicUrl), storefront ?? defaultStorefront);
}

export const storefrontById = (id: string | undefined): Storefront | undefined =>
  storefronts.find((storefront) => storefront.id === id);

/** Selects by the first label of the host, "ro-ro.shop.example". Any other host is the default storefront. */
export const storefrontByHost = (host: string): Storefront =>
  storefrontById(host.split(".")[0]?.toLowerCase()) ?? defaultStorefront;

export function buildStorefrontUrl(current: URL, storefront: Storefront, path = "/"): string {
  const [first = "", ...rest] = current.host.split(".");
  const base = storefrontById(first.toLowerCase()) ? rest.join(".") : current.host;
  const host = storefront.id === defaultStorefront.id ? base : `${storefront.id}.${base}`;
  return new URL(path, `${current.protocol}//${host}`).href;
}
