import { createShop, isShopError } from "@shop/core";
import { describe, expect, test } from "vitest";
import { brand, category, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { type Dialect, createEnvironment } from "./createEnvironment.ts";

const { app } = await createTestBackend();

describe.each<Dialect>(["natives", "strings"])("a shop that answers in %s is asked", (dialect) => {
  const { catalogue, content, stock } = createShop(austriaConfig, createEnvironment(app, dialect));

  test("ExternalOrderApi/features/product", async () => {
    expect(await catalogue.features(product.table)).toMatchObject([
      { featureId: 1, value: "180 cm" },
      { featureId: 2, value: "Eiche" },
    ]);
  });

  test("category/", async () => {
    const seating = { id: category.seating, parentId: category.living, url: "/sitzmoebel.html", picture: undefined };
    expect(await catalogue.categoryCard(category.seating)).toMatchObject(seating);
  });

  test("rewriting", async () => {
    const found = { view: "brand", viewId: brand.nordwald, redirect: undefined };
    expect(await content.rewriting("/nordwald.html")).toEqual(found);
  });

  test("system_config/custom_attribute/ of all", async () => {
    const settings = await content.settings();
    expect(settings.get("store_city")).toBe("Wien");
    expect(settings.has("smtp_password")).toBe(false);
  });

  test("multiplier/", async () => {
    expect(await stock.quantityStep(variant.chair)).toBe(2);
  });

  test.each([
    ["a hidden product's features", () => catalogue.features(product.hidden)],
    ["a category below a hidden one", () => catalogue.categoryCard(category.oldBenches)],
    ["the address of a hidden product", () => content.rewriting("/geheim.html")],
    ["a hidden variant", () => stock.quantityStep(variant.hidden)],
  ])("%s is NOT_FOUND", async (_what, request) => {
    const error = await request().catch((reason: unknown) => reason);
    expect(isShopError(error) && error.code).toBe("NOT_FOUND");
  });
});
