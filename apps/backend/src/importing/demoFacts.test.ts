import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { DEMO_FOLDER } from "@shop/demo";
import {
  attributesFile,
  bookableFile,
  categoriesFile,
  configFile,
  contentsFile,
  type DemoProduct,
  modulesFile,
  picturesFile,
  productFilesFile,
  productsFile,
  scalesFile,
} from "@shop/demo/schemas";
import { paypal } from "../payment/adapters/paypal.ts";
import { readDemoBaseData } from "./baseData.ts";
import { LOCAL_PICKUP } from "../pricing/shipping/pickup.ts";
import { demoPriceHistory } from "./reading/demoPriceHistory.ts";
import { readJson } from "./reading/readJson.ts";
import { groupPictures, studioPictures } from "./reading/studioPictures.ts";

const PRODUCTS = join(DEMO_FOLDER, "products");

/** Products, services and samples. */
async function demoItems(): Promise<DemoProduct[]> {
  const names = (await readdir(PRODUCTS)).filter((name) => name.endsWith(".json"));
  const files = await Promise.all(names.map((name) => readJson(join(PRODUCTS, name), productsFile)));
  return files.flat();
}
const demoProducts = async (): Promise<DemoProduct[]> => (await demoItems()).filter(({ kind }) => kind === "product");
const byText = (a: string, b: string): number => a.localeCompare(b);
const refs = (products: readonly DemoProduct[]): string[] => products.map(({ ref }) => ref);

const LANGUAGES = ["de", "ro", "en"] as const;
const pageText = async (code: string, language: string): Promise<string> => {
  const contents = await readJson(join(DEMO_FOLDER, "contents.json"), contentsFile);
  return contents.find((content) => content.code === code)?.text[language]?.["description"] ?? "";
};
const DAY_MS = 86_400_000;

test("products strike their regular price, and some were cheaper in the 30 days before", async () => {
  const cheaper = (await demoProducts()).filter((product) =>
    product.variants.some((variant) => {
      const history = demoPriceHistory(product, variant);
      const since = Date.parse(history.at(-1)?.since ?? "");
      const before = history.slice(0, -1).filter(({ since: start }, at) => {
        const end = Date.parse(history[at + 1]?.since ?? start);
        return end > since - 30 * DAY_MS;
      });
      return before.some(({ gross }) => gross < (variant.price ?? product.price ?? 0));
    }),
  );
  expect(refs(cheaper)).toEqual(expect.arrayContaining(["LH-2021", "LH-1029"]));
});

test.each(["faq", "terms", "about"].flatMap((code) => LANGUAGES.map((language) => [code, language] as const)))(
  "%s (%s) says that the lowest price of 30 days stands beside the struck one, not that it is the struck one",
  async (code, language) => {
    const text = await pageText(code, language);
    const sentences = text.split(/(?<=[.?!])/).filter((one) => /niedrigste|cel mai mic|lowest/i.test(one));
    const aboutPrices = sentences.filter((one) => /30 (Tage|de zile|days)/.test(one));
    expect(aboutPrices).toHaveLength(1);
    expect(aboutPrices[0]).toMatch(/neben|lângă el|lângă prețul|beside/i);
  },
);

test.each(LANGUAGES)(
  "only what is cut to measure cannot be returned, as FAQ, terms and withdrawal say (%s)",
  async (language) => {
    const promise = { de: /14 Tage|vierzehn Tage/, ro: /14 zile|paisprezece zile/, en: /14 days|fourteen days/ }[
      language
    ];
    const exclusion = { de: /Rückgabe ausgeschlossen/, ro: /nu poate fi returnat/, en: /cannot be returned/ }[language];
    const metre = { de: /Meter/, ro: /la metru/, en: /by the metre/ }[language];
    for (const { ref, unit, text } of await demoProducts()) {
      const words = JSON.stringify(text[language]);
      expect(exclusion.test(words), ref).toBe(unit?.per === "m");
      expect(unit?.per === "m" && promise.test(words), ref).toBe(false);
    }
    for (const code of ["faq", "withdrawal"]) expect(await pageText(code, language), code).toMatch(metre);
  },
);

test("no shipping method states a delivery time: pages and mails compute it for each order", async () => {
  const { delivery } = await readJson(join(DEMO_FOLDER, "modules.json"), modulesFile);
  const time = /\b(woche|werktag|tage?n?\b|săptămân|zile|weeks?|days?)/i;
  expect(delivery.flatMap(({ text }) => Object.values(text).filter((one) => time.test(JSON.stringify(one))))).toEqual(
    [],
  );
});

test("freight products arrive in two to three weeks, as every page states", async () => {
  const freight = (await demoProducts()).filter((product) => product.freight);
  const late = freight.filter(({ deliveryDays: [min, max] }) => min < 10 || max > 15);
  expect(freight.length).toBeGreaterThan(50);
  expect(refs(late)).toEqual([]);
});

test("parcel products fit the weight limit of one parcel", async () => {
  const parcels = (await demoProducts()).filter((product) => !product.freight);
  const heavy = parcels.filter(({ weightKg, packages }) =>
    [weightKg, ...packages.map(([, , , kg]) => kg)].some((kg) => kg > 32),
  );
  expect(refs(heavy)).toEqual([]);
});

test("the weight feature equals the shipping weight, and no package weighs less", async () => {
  const wrong = (await demoProducts()).filter(({ weightKg, features, packages }) => {
    const packed = packages.reduce((sum, [, , , kg]) => sum + kg, 0);
    return features["weight"] !== weightKg || (packages.length > 0 && packed < weightKg);
  });
  expect(refs(wrong)).toEqual([]);
});

test.each([
  ["de", ","],
  ["ro", ","],
  ["en", "."],
])("the shipping costs page (%s) states the charged prices", async (language, comma) => {
  const contents = await readJson(join(DEMO_FOLDER, "contents.json"), contentsFile);
  const { shippingMethods } = await readDemoBaseData();
  const page = contents.find(({ code }) => code === "shipping-costs")?.text[language]?.["description"] ?? "";
  const cells = [...page.matchAll(/<td>([\d.,]+)<\/td>/g)].map(([, amount = ""]) => amount);
  // Pickup is possible in Romania only; the cells of the other countries hold text.
  const amounts = shippingMethods.flatMap(({ code, prices }) =>
    code === LOCAL_PICKUP ? [0] : prices.map(({ shippingCents }) => shippingCents / 100),
  );
  const expected = amounts.map((postage) => postage.toFixed(2).replace(".", comma));
  expect(cells.toSorted(byText)).toEqual(expected.toSorted(byText));
});

test.each(LANGUAGES)(
  "the shipping costs page (%s) states the prices of the services in each country",
  async (language) => {
    const page = await pageText("shipping-costs", language);
    const services = await readJson(join(PRODUCTS, "services.json"), productsFile);
    const { price_lists: lists } = await readJson(join(DEMO_FOLDER, "config.json"), configFile);
    const prices = Object.entries(lists).flatMap(([country, { percent, step_cents: step, currency }]) =>
      services
        .filter(({ undeliverable }) => !undeliverable.includes(country))
        .map(({ price = 0 }) => ({ price: (Math.round((price * percent) / step) * step) / 100, currency })),
    );
    expect(new Set(prices.map(({ currency }) => currency))).toEqual(new Set(["EUR", "RON"]));
    // "In Romania assembly costs 305 or 515 lei": the currency may follow the last amount.
    const isStated = ({ price, currency }: (typeof prices)[number]): boolean =>
      new RegExp(currency === "EUR" ? `€${price}\\b|\\b${price}\\s€` : `\\b${price}\\b[^.;]*\\b[Ll]ei\\b`).test(page);
    expect(prices.filter((one) => !isStated(one))).toEqual([]);
  },
);

test("the bank's name is in no language: an order keeps its own, whichever language the page has", async () => {
  const { shared, satellites, locales } = await readJson(join(DEMO_FOLDER, "config.json"), configFile);
  expect(shared["bank_name"]).toBe("Musterbank Demo");
  const overriding = [...Object.values(satellites), ...Object.values(locales)].filter((of) => "bank_name" in of);
  expect(overriding).toEqual([]);
});

test.each([
  ["de", "Rumänien"],
  ["ro", "România"],
  ["en", "Romania"],
] as const)("the payment page (%s) offers Romania no provider that takes no lei", async (language, romania) => {
  const page = await pageText("payment", language);
  const countries = /<td>PayPal<\/td><td>([^<]*)<\/td>/.exec(page)?.[1];
  expect(paypal.currencies).not.toContain("RON");
  expect(countries).toBeDefined();
  expect(countries).not.toContain(romania);
});

test("picture texts keep the capitals of German nouns: Salbei, Eiche", () => {
  const product = { ref: "A", weightKg: 1, deliveryDays: [2, 4], price: 1, categories: ["chairs"] };
  const text = { de: { title: "Stuhl" }, en: { title: "Chair" } };
  const products = v.parse(productsFile, [{ ...product, text, variants: [{ ref: "A-1", color: "sage", stock: 1 }] }]);
  const picture = { ref: "A", view: "room", color: "sage", file: "a.webp", width: 1, height: 1, widths: [1] };
  const pictures = v.parse(picturesFile, { a: picture });
  const colors = new Map([["sage", { de: { title: "Salbei" }, en: { title: "Sage" } }]]);
  const drawn = products.map((one) =>
    studioPictures(one, undefined, { picturesByProduct: groupPictures(pictures), colors }),
  );
  expect(drawn[0]?.[0]?.text).toEqual({
    de: { title: "Stuhl, Salbei, im Raum" },
    en: { title: "Chair, sage, in a room" },
  });
});

test("a room that several products share is a picture of each, in the colour it has there; a colour has two rooms", () => {
  const product = {
    weightKg: 1,
    deliveryDays: [2, 4],
    price: 1,
    categories: ["chairs"],
    text: { de: { title: "Stuhl" } },
  };
  const variants = [
    { ref: "A-1", color: "sage", stock: 1 },
    { ref: "A-2", color: "oak", stock: 1 },
  ];
  const [chair] = v.parse(productsFile, [{ ...product, ref: "A", variants }]);
  const picture = { width: 1, height: 1, widths: [1] };
  const room = (file: string, color: string) => ({
    ...picture,
    file,
    view: "room",
    products: { A: color, B: "white" },
  });
  const pictures = v.parse(picturesFile, {
    hero: { ...picture, file: "hero", ref: "A", view: "hero", color: "sage" },
    own: { ...picture, file: "own", ref: "A", view: "room", color: "sage" },
    "room-1": room("shared", "sage"),
    "room-2": room("one too many", "sage"),
    "room-3": room("in oak", "oak"),
    "room-4": { ...picture, file: "without it", view: "room", products: { B: "white" } },
  });
  const shown = studioPictures(chair!, "A-1", { picturesByProduct: groupPictures(pictures), colors: new Map() });
  expect(shown?.map(({ file, choice }) => [file, choice?.value])).toEqual([
    ["hero", "sage"],
    ["own", "sage"],
    ["shared", "sage"],
    ["in oak", "oak"],
  ]);
});

test("every product is drawn to scale in each of its colours", async () => {
  const scales = await readJson(join(DEMO_FOLDER, "scales.json"), scalesFile);
  const missing = (await demoProducts()).flatMap(({ ref, variants }) =>
    [...new Set(variants.map(({ color }) => color))]
      .filter((color) => color && !scales[ref]?.some((drawing) => drawing.color === color))
      .map((color) => `${ref} ${color}`),
  );
  expect(missing).toEqual([]);
});

test("in titles a number stays on the line of its unit or noun", async () => {
  const categories = await readJson(join(DEMO_FOLDER, "categories.json"), categoriesFile);
  const titles = [...(await demoItems()), ...categories].flatMap(({ text }) =>
    Object.values(text).map((texts) => texts["title"] ?? ""),
  );
  expect(titles.filter((title) => title.includes("\u00a0")).length).toBeGreaterThan(200);
  expect(titles.filter((title) => /\d [\p{L}×]|× \d/u.test(title))).toEqual([]);
});

test("a service is booked only with products that come by freight, whose carrier has a crew", async () => {
  const bookable = await readJson(join(DEMO_FOLDER, "bookable.json"), bookableFile);
  const services = Object.entries(bookable).filter(([ref]) => ref.startsWith("SV-"));
  const parcels = (await demoProducts()).filter(({ freight }) => !freight);
  expect(services.length).toBeGreaterThan(0);
  expect(refs(parcels).filter((ref) => services.some(([, booked]) => booked.includes(ref)))).toEqual([]);
});

test("a sample belongs to the products that have a close-up in its colour", async () => {
  const bookable = await readJson(join(DEMO_FOLDER, "bookable.json"), bookableFile);
  const swatches = await readJson(join(DEMO_FOLDER, "swatches.json"), productFilesFile);
  const colors = (await readJson(join(DEMO_FOLDER, "attributes.json"), attributesFile)).find(
    ({ code }) => code === "color",
  );
  const hexOf = new Map(colors?.values.map(({ code, hex }) => [code, hex?.toLowerCase() ?? ""]));
  const expected: Record<string, string[]> = {};
  for (const { ref, variants } of await demoProducts()) {
    const file = swatches[ref]?.file;
    if (file === undefined) continue;
    const book = await readJson(join(DEMO_FOLDER, "swatches", file), v.record(v.string(), v.string()));
    const [, material = ""] = /^swatches-(.+)\.\w+\.json$/.exec(file) ?? [];
    for (const color of new Set(variants.map((variant) => variant.color ?? "")))
      if ((hexOf.get(color) ?? "") in book) (expected[`MU-${material}-${color}`] ??= []).push(ref);
  }
  const listed = Object.fromEntries(Object.entries(bookable).filter(([ref]) => ref.startsWith("MU-")));
  const sorted = (record: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(record).map(([ref, products]) => [ref, products.toSorted()]));
  expect(sorted(listed)).toEqual(sorted(expected));
});
