import type { Db } from "../../platform/db/connect.ts";
import { product, variant } from "../../testing/fixture/ids.ts";
import type { CatalogueProduct } from "../catalogue.ts";
import { inImportTransaction } from "../writing/inImportTransaction.ts";
import { writeVariants } from "../writing/writeVariants.ts";

/** Returns a function that imports a count of the fixture's pouf. */
export async function createStockCount(db: Db): Promise<(stock: number, countedAt: Date) => Promise<void>> {
  const { ref, variantRef, net } = await db
    .selectFrom("product")
    .innerJoin("sale_element", "sale_element.product_id", "product.id")
    .select(["product.ref", "sale_element.ref as variantRef", "net"])
    .where("sale_element.id", "=", variant.pouf)
    .executeTakeFirstOrThrow();
  const pouf = (stock: number): CatalogueProduct => ({
    ref,
    brand: undefined,
    categories: [],
    visible: true,
    freight: false,
    weightKg: "1",
    quantityStep: 1,
    sold: 0,
    createdOn: undefined,
    deliveryDays: [1, 2],
    text: {},
    slugs: {},
    features: [],
    pictures: undefined,
    variants: [
      { ref: variantRef, isDefault: true, stock, stockSource: "counted", net, promoNet: undefined, choices: [] },
    ],
  });
  const ids = {
    brand: new Map(),
    category: new Map(),
    attributeValue: new Map(),
    feature: new Map(),
    featureValue: new Map(),
    product: new Map([[ref, product.pouf]]),
  };
  return (stock, countedAt) => inImportTransaction(db, (trx) => writeVariants(trx, [pouf(stock)], ids, countedAt));
}
