import type { Product, Variant } from "@shop/core";
import { colorOf } from "./variants.ts";

/** Documents to download: of the scale drawings only that of the selected colour. Swatches are data of the page. */
export function listDownloads(
  { documents }: Pick<Product, "documents">,
  variant: Pick<Variant, "options"> | undefined,
): Product["documents"] {
  const selectedId = colorOf(variant)?.valueId;
  return documents.filter(
    ({ kind, colorId = selectedId }) => kind !== "swatches" && (!kind.startsWith("scale-") || colorId === selectedId),
  );
}
