import type { Db } from "../../platform/db/connect.ts";
import { product, variant } from "../../testing/fixture/ids.ts";
import type { CatalogueProduct } from "../catalogue.ts";
import { inImportTransaction } from "../writing/inImportTransaction.ts";
import { writeVariants } from "../writing/writeVariants.ts";
import { emptyProduct, emptyVariant } from "./emptyProduct.ts";

/** Returns a function that imports a count of the fixture's pouf. */
export async function createStockCount(db: Db): Promise<(stock: number, countedAt: Date) => Promise<void>> {
  const { ref, variantRef, net } = await db
    .selectFrom("product")
    .innerJoin("sale_element", "sale_element.product_id", "product.id")
    .select(["product.ref", "sale_element.ref as variantRef", "net"])
    .where("sale_element.id", "=", variant.pouf)
    .executeTakeFirstOrThrow();
  const pouf = (stock: number): CatalogueProduct => ({
    ...emptyProduct,
    ref,
    variants: [{ ...emptyVariant, ref: variantRef, stock, net }],
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
