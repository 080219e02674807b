import { expect, test } from "vitest";
import { existsSync } from "node:fs";
import { createTexts, textSourcePath } from "./createTexts.ts";

const root = new URL("../../", import.meta.url);

test.each(["shared", "frame", "product/model"] as const)(
  "the texts of %s are at their source path",
  async (namespace) => {
    const texts = createTexts("ro");
    await texts.load(namespace);
    expect(texts.pageNamespaces()).toEqual([namespace]);
    expect(existsSync(new URL(textSourcePath("ro", namespace), root))).toBe(true);
  },
);

test("the core's texts are the file that the package exports", () => {
  expect(new URL(textSourcePath("ro", "core"), root).href).toBe(import.meta.resolve("@shop/core/locales/ro"));
});
