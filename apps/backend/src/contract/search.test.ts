import { createShop, type Shop } from "@shop/core";
import { describe, expect, test } from "vitest";
import { austrianCents, category, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { type Dialect, createEnvironment } from "./createEnvironment.ts";

const { app } = await createTestBackend();

const shopOf = (dialect: Dialect): Shop => createShop(austriaConfig, createEnvironment(app, dialect));

describe.each(["natives", "strings"] as const)("the typed client, answers as %s", (dialect) => {
  test("finds products with their prices and categories", async () => {
    const { products, total, totalUnfiltered, categories } = await shopOf(dialect).search.products({
      text: "sofa",
      from: 0,
      size: 6,
    });
    expect(products[0]).toMatchObject({
      id: product.sofa,
      title: "Sofa Hallein",
      priceCents: austrianCents.sofa2,
      variantId: variant.sofaForest2,
    });
    expect({ total, totalUnfiltered }).toMatchObject({ total: 1, totalUnfiltered: 1 });
    expect(categories.map(({ id }) => id)).toContain(category.sofas);
  });

  test("finds contents", async () => {
    expect(await shopOf(dialect).search.links("Möbelpflege")).toMatchObject([{ title: "Möbelpflege" }]);
  });

  test.each([`so"fa (x) {y} \\ / : ! ^ '`, "s".repeat(500), "\t\u0000\u0007"])(
    "asks with %j and is answered",
    async (text) => {
      expect(await shopOf(dialect).search.products({ text, from: 0, size: 6 })).toMatchObject({
        products: expect.any(Array),
      });
    },
  );
});
