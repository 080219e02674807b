import { createShop } from "@shop/core";
import { productQuery } from "@shop/core/query";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { expect, test } from "vitest";
import { hashQueryKey } from "./pageData.ts";

test("prices of another country have the hash of the page's, other products do not", () => {
  const { config } = fakeShop([]);
  const hashOf = (country: string, id: number): string => {
    const shop = createShop({ ...config, rendered: { excludeVat: false, country } }, testEnvironment());
    return hashQueryKey(productQuery(shop, id).queryKey);
  };
  expect(hashOf("DE", 7)).toBe(hashOf("AT", 7));
  expect(hashOf("AT", 8)).not.toBe(hashOf("AT", 7));
});
