import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { DEMO_FOLDER } from "@shop/demo";
import { contentsFile, type DemoProduct, modulesFile, picturesFile, productsFile } from "@shop/demo/schemas";
import { readJson } from "./reading/readJson.ts";
import { studioPictures } from "./reading/studioPictures.ts";

const PRODUCTS = join(DEMO_FOLDER, "products");

async function demoProducts(): Promise<DemoProduct[]> {
  const names = (await readdir(PRODUCTS)).filter((name) => name.endsWith(".json"));
  const files = await Promise.all(names.map((name) => readJson(join(PRODUCTS, name), productsFile)));
  return files.flat();
}
const byText = (a: string, b: string): number => a.localeCompare(b);
const refs = (products: readonly DemoProduct[]): string[] => products.map(({ ref }) => ref);

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
  const modules = await readJson(join(DEMO_FOLDER, "modules.json"), modulesFile);
  const page = contents.find(({ code }) => code === "shipping-costs")?.text[language]?.["description"] ?? "";
  const cells = [...page.matchAll(/<td>([\d.,]+)<\/td>/g)].map(([, amount = ""]) => amount);
  const charged = modules.delivery.flatMap(({ prices }) => prices.map(({ postage }) => postage));
  // Pickup is possible in Romania only; the cells of the other countries hold text.
  const amounts = charged.filter((postage) => postage > 0).concat(0);
  const expected = amounts.map((postage) => postage.toFixed(2).replace(".", comma));
  expect(cells.toSorted(byText)).toEqual(expected.toSorted(byText));
});

test("picture texts keep the capitals of German nouns: Salbei, Eiche", () => {
  const product = { ref: "A", weightKg: 1, deliveryDays: [2, 4], price: 1, categories: ["chairs"] };
  const text = { de: { title: "Stuhl" }, en: { title: "Chair" } };
  const products = v.parse(productsFile, [{ ...product, text, variants: [{ ref: "A-1", color: "sage", stock: 1 }] }]);
  const picture = { ref: "A", view: "room", color: "sage", file: "a.webp", width: 1, height: 1, widths: [1] };
  const pictures = v.parse(picturesFile, { a: picture });
  const colors = new Map([["sage", { de: { title: "Salbei" }, en: { title: "Sage" } }]]);
  const drawn = products.map((one) => studioPictures(one, undefined, { pictures, colors, files: () => [] }));
  expect(drawn[0]?.[0]?.text).toEqual({
    de: { title: "Stuhl, Salbei, im Raum" },
    en: { title: "Chair, sage, in a room" },
  });
});
