import { expect, test } from "vitest";
import { DEMO_FOLDER } from "@shop/demo";
import { readDemo } from "./readDemo.ts";
import { readAll } from "./testing/readAll.ts";

const { catalogue } = await readDemo(DEMO_FOLDER);
const products = await readAll(catalogue);
const entries = [products, catalogue.categories, catalogue.brands, catalogue.contents].flat();
const addresses = (language: string): Set<string> =>
  new Set(
    [...entries, ...products.flatMap(({ variants }) => variants)]
      .flatMap(({ slugs = {} }) => slugs[language] ?? slugs["en"] ?? slugs["de"] ?? [])
      .map((slug) => `/${slug}`),
  );

test.each([
  ["de", "/widerrufsformular"],
  ["ro", "/formular-de-retragere"],
  ["en", "/withdrawal-form"],
])(
  "every link in the shop's words leads to an address of their language: %s",
  // The withdrawal form is a file at a route of the storefront.
  (language, withdrawalForm) => {
    const known = addresses(language).add(withdrawalForm);
    const links = entries.flatMap(({ text }) =>
      Object.values(text[language] ?? {}).flatMap((words) =>
        [...words.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path),
      ),
    );
    expect(links.length).toBeGreaterThan(20);
    expect([...new Set(links)].filter((path) => !known.has(path))).toEqual([]);
  },
);
