import { validateEuVatNumber } from "@shop/core";
import { expect, test } from "vitest";
import { storefronts } from "../storefronts.ts";
import { vatExample } from "./vatExample.ts";

test.each(storefronts)("the VAT number that $id gives as an example is one of its country", ({ market }) => {
  expect(vatExample(market)).toMatch(new RegExp(`^${market}`));
  expect(validateEuVatNumber(vatExample(market))).toBeUndefined();
});
