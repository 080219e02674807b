import { isShopError } from "@shop/core";
import { lookupCalls } from "@shop/core/calls";
import { describe, expect, test } from "vitest";
import { brand, category, product, saleElement } from "../testing/fixture/ids.ts";
import { useDatabase } from "../testing/testDatabase.ts";
import { austria } from "./austria.ts";
import { type Dialect, environmentOf } from "./dialects.ts";

const { app } = await useDatabase();

describe.each<Dialect>(["natives", "strings"])("a shop that answers in %s is asked", (dialect) => {
  const lookups = lookupCalls(austria, environmentOf(app, dialect));

  test("ExternalOrderApi/features/product", async () => {
    expect(await lookups.features(product.table)).toMatchObject([
      { featureId: 1, value: "180 cm" },
      { featureId: 2, value: "Eiche" },
    ]);
  });

  test("category/", async () => {
    const seating = { id: category.seating, parentId: category.living, url: "/sitzmoebel.html", picture: undefined };
    expect(await lookups.category(category.seating)).toMatchObject(seating);
  });

  test("rewriting", async () => {
    const found = { view: "brand", viewId: brand.nordwald, redirect: undefined };
    expect(await lookups.rewriting("/nordwald.html")).toEqual(found);
  });

  test("system_config/custom_attribute/ of all", async () => {
    const settings = await lookups.settings();
    expect(settings.get("store_city")).toBe("Wien");
    expect(settings.has("smtp_password")).toBe(false);
  });

  test("multiplier/", async () => {
    expect(await lookups.multiple(saleElement.chair)).toBe(2);
  });

  test.each([
    ["a hidden product's features", () => lookups.features(product.hidden)],
    ["a category below a hidden one", () => lookups.category(category.oldBenches)],
    ["the address of a hidden product", () => lookups.rewriting("/geheim.html")],
    ["a hidden sale element", () => lookups.multiple(saleElement.hidden)],
  ])("%s is NOT_FOUND", async (_what, ask) => {
    const error = await ask().catch((reason: unknown) => reason);
    expect(isShopError(error) && error.code).toBe("NOT_FOUND");
  });
});
