import { existsSync, readFileSync } from "node:fs";

/** Parts of features whose texts load later than those of the page. */
const LATER_PARTS = ["lazy", "belowFold"];

/** Returns a function that looks up texts of a feature (or "shared") by dotted key, read from the app's files. */
export function loadTexts(feature: string, language: string): (key: string) => string {
  const folders = [feature, ...LATER_PARTS.map((part) => `${feature}/${part}`)].map((name) =>
    name === "shared" ? "texts" : `features/${name}/texts`,
  );
  const files = folders.map((folder) => new URL(`../../src/${folder}/${language}.json`, import.meta.url));
  const texts: unknown[] = files.filter(existsSync).map((file): unknown => JSON.parse(readFileSync(file, "utf8")));
  return (key) => {
    const found = texts.map((one) => key.split(".").reduce(getMember, one)).find((text) => typeof text === "string");
    if (typeof found !== "string") throw new Error(`No text ${feature}:${key} in ${language}`);
    return found;
  };
}

const getMember = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined;

export interface TestedStorefront {
  id: string;
  language: "de" | "ro" | "en";
  postalCode: string;
  city: string;
  phone: string;
  vatPercent: number;
}

/** One storefront per language and per country. */
export const testedStorefronts: readonly TestedStorefront[] = [
  { id: "at-de", language: "de", postalCode: "1060", city: "Wien", phone: "+43 1 5880 123", vatPercent: 20 },
  { id: "ro-ro", language: "ro", postalCode: "010011", city: "București", phone: "0721 234 567", vatPercent: 21 },
  { id: "de-en", language: "en", postalCode: "01067", city: "Dresden", phone: "+49 351 123456", vatPercent: 19 },
];

/**
 * Storefronts for tests independent of the language: one per screen, in two languages. everyUrl.e2e covers every
 * kind of page in every language.
 */
export const onePerScreen = testedStorefronts
  .filter(({ language }) => language !== "en")
  .map((storefront) => ({ storefront, tag: storefront.language === "de" ? "@desktop" : "@mobile" }));

export function storefrontHome({ id }: Pick<TestedStorefront, "id">, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "http://localhost");
  if (id !== "at-de") url.hostname = `${id}.${url.hostname}`;
  return url.href;
}

/** Spelling of a locale on the wire: "de-AT" → "de_AT". */
export const wireLocale = (locale: string): string => locale.replace("-", "_");
