import { createShop, type Shop } from "@shop/core";
import { describe, expect, test } from "vitest";
import { austrianCents, category, product, saleElement } from "../testing/fixture/ids.ts";
import { useDatabase } from "../testing/testDatabase.ts";
import { austria } from "./austria.ts";
import { type Dialect, environmentOf } from "./dialects.ts";

const { app } = await useDatabase();

const shopOf = (dialect: Dialect): Shop => createShop(austria, environmentOf(app, dialect));

describe.each(["natives", "strings"] as const)("the typed client, answers as %s", (dialect) => {
  test("finds products with their prices and categories", async () => {
    const { products, total, all, categories } = await shopOf(dialect).search.products({
      text: "sofa",
      from: 0,
      size: 6,
    });
    expect(products[0]).toMatchObject({
      id: product.sofa,
      title: "Sofa Hallein",
      priceCents: austrianCents.sofa2,
      saleElementId: saleElement.sofaForest2,
    });
    expect({ total, all }).toMatchObject({ total: 1, all: 1 });
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
