import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ro from "./texts/ro.json" with { type: "json" };

const modules = readFileSync(`${import.meta.dirname}/../../../../../packages/demo/catalogue/modules.json`, "utf8");

test.each([["de", de] as const, ["en", en] as const, ["ro", ro] as const])(
  "a product names freight as the shipping method does: %s",
  (_language, { delivery }) => {
    expect(modules).toContain(`"title": "${delivery.freight.title}"`);
  },
);
