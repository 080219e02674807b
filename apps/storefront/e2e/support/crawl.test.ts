import { expect, test } from "vitest";
import { resolveServer } from "./crawl.ts";
import { storefrontHome } from "./storefronts.ts";

test.each([
  ["http://localhost:3000", "http://ro-ro.localhost:3000/", "http://localhost:3000"],
  ["https://shop.example", "https://ro-ro.shop.example/", "https://ro-ro.shop.example"],
])("a shop at %s is crawled at its own addresses", (baseURL, home, server) => {
  expect(storefrontHome({ id: "ro-ro" }, baseURL)).toBe(home);
  expect(resolveServer(home)).toEqual({ host: new URL(home).host, server });
});
