import { readFileSync } from "node:fs";

/**
 * A text of a feature, or of all ("shared"), by its dotted key, read from where the app has it: a test names what a
 * shopper sees.
 */
export function wordsOf(feature: string, language: string): (key: string) => string {
  const folder = feature === "shared" ? "texts" : `features/${feature}/texts`;
  const file = new URL(`../../src/${folder}/${language}.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
  return (key) => {
    const found = key.split(".").reduce(memberOf, texts);
    if (typeof found !== "string") throw new Error(`No text ${feature}:${key} in ${language}`);
    return found;
  };
}

const memberOf = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined;

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

/**
 * For what is the same in all of them: each screen has one, and between them they speak two languages. Every kind of page
 * is looked at in every language by everyAddress.e2e.
 */
export const inTurns = tested
  .filter(({ language }) => language !== "en")
  .map((storefront) => ({ storefront, tag: storefront.language === "de" ? "@desktop" : "@mobile" }));

/** The storefront's address on the tested server. */
export function homeOf({ id }: Pick<TestedStorefront, "id">, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "http://localhost");
  if (id !== "at-de") url.hostname = `${id}.localhost`;
  return url.href;
}
