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

  test("a feature's number has the decimal sign of the language", async () => {
    const english = createShop({ ...austriaConfig, locale: "en-AT" }, createEnvironment(app, dialect));
    expect(await catalogue.features(product.sofa)).toMatchObject([{ value: "212,5 cm" }, {}, {}]);
    expect(await english.catalogue.features(product.sofa)).toMatchObject([{ value: "212.5 cm" }, {}, {}]);
  });

  test("products/", async () => {
    const query = { category: category.seating, order: "max_price", limit: 2 } as const;
    expect(await catalogue.basicProducts(query)).toEqual(await catalogue.products(query));
  });

  test("store_contact/custom_attribute/", async () => {
    expect(await content.storeContact()).toEqual({
      phone: "+43 1 2345678",
      supportHours: "Mo–Fr 9–17 Uhr",
      supportHoursMonThu: "",
      storeName: "Lindenhaus",
      storeAddress: { street: "Lindengasse 12", postalCode: "1070", city: "Wien" },
    });
  });

  test("prices are those of the satellite's country, unless a country is named", async () => {
    const priceOf = async (query: string): Promise<unknown> => {
      const response = await app.request(`/products/${product.sofa}?translation=de_AT${query}`);
      return ((await response.json()) as [{ vat_percent: unknown }])[0].vat_percent;
    };
    expect([await priceOf(""), await priceOf("&satellite=DE"), await priceOf("&satellite=DE&country_id=13")]).toEqual([
      20, 19, 20,
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

  test("system_config/custom_attribute/ of a locale, else of its market, else the shared one", async () => {
    const romania = { ...austriaConfig, language: "ro", locale: "ro-RO", market: "RO" } as const;
    const { content: romanian } = createShop(romania, createEnvironment(app, dialect));
    const names = ["support_time", "store_phone", "store_city"];
    const expected = ["Lu–Vi 9–17", "+40 21 955 1000", "Wien"];
    expect(await Promise.all(names.map((name) => romanian.setting(name)))).toEqual(expected);
    const all = await romanian.settings();
    expect(names.map((name) => all.get(name))).toEqual(expected);
    expect(await content.setting("support_time")).toBe("Mo–Fr 9–17 Uhr");
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
