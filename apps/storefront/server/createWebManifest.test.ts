import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { createWebManifest } from "./sitemaps.ts";

test("the manifest has the shop's name and language, and existing icons", () => {
  const manifest = createWebManifest({ storeName: "Lindenhaus", locale: "ro-RO" });
  expect(manifest).toMatchObject({ name: "Lindenhaus", lang: "ro-RO", start_url: "/" });
  for (const { src } of manifest.icons) expect(existsSync(new URL(`../public${src}`, import.meta.url)), src).toBe(true);
});
