import type { CountContext } from "../catalogueIndex.ts";
import type { ProductIndex } from "./productIndex.ts";
import { createGrossPrice } from "../../pricing/priceList.ts";
import { hasMarked } from "./packedLists.ts";

/** Returns a reader of the current gross price in cents by row. */
export function createPriceReader(
  index: ProductIndex,
  { taxPercent, zeroVatCategoryIds, priceList }: CountContext,
): (row: number) => number {
  const percent = Number(taxPercent);
  const grossPrice = createGrossPrice(priceList);
  const zeroVatMarks = Uint8Array.from(index.categories, ({ id }) => Number(zeroVatCategoryIds.includes(id)));
  return (row) => {
    const net = index.netPrices[row] ?? 0;
    const isZeroVat = zeroVatCategoryIds.length > 0 && hasMarked(index.categoriesOf, row, zeroVatMarks);
    return grossPrice(net, isZeroVat ? 0 : percent);
  };
}
