import { readFileSync } from "node:fs";

/** The words of a feature, read from where the app has them: a test names what a shopper sees. */
function words<Feature extends string>(feature: Feature, language: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../src/features/${feature}/texts/${language}.json`, import.meta.url), "utf8"));
}

/** A text of a feature by its dotted key. */
export function wordsOf(feature: string, language: string): (key: string) => string {
  const texts = words(feature, language);
  return (key) => {
    const found = key.split(".").reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], texts);
    if (typeof found !== "string") throw new Error(`No text ${feature}:${key} in ${language}`);
    return found;
  };
}

export interface TestedStorefront {
  id: string;
  language: "de" | "ro" | "en";
  postcode: string;
  city: string;
  phone: string;
  vatPercent: number;
}

/** One storefront for each language, and one for each country. */
export const tested: readonly TestedStorefront[] = [
  { id: "at-de", language: "de", postcode: "1060", city: "Wien", phone: "+43 1 5880 123", vatPercent: 20 },
  { id: "ro-ro", language: "ro", postcode: "010011", city: "București", phone: "0721 234 567", vatPercent: 21 },
  { id: "de-en", language: "en", postcode: "01067", city: "Dresden", phone: "+49 351 123456", vatPercent: 19 },
];

/** The storefront's address on the tested server. */
export function homeOf({ id }: Pick<TestedStorefront, "id">, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "http://localhost");
  if (id !== "at-de") url.hostname = `${id}.localhost`;
  return url.href;
}
