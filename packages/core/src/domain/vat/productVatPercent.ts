import { taxPercent } from "./taxPercent.js";
import { vatPercentFor } from "./vatPercentFor.js";

/**
 * Returns the VAT percent in the gross prices of a product: as reported, else by the rule of {@link vatPercentFor}.
 * @returns undefined when neither the product nor the tax title states one
 */
export function productVatPercent(
  product: { vatPercent?: number | undefined; categories?: ReadonlyArray<{ id: number }> | undefined },
  country: Omit<Parameters<typeof vatPercentFor>[0], "excludeVat" | "itemCategoryIds">,
): number | undefined {
  if (product.vatPercent !== undefined) return product.vatPercent;
  if (taxPercent(country.taxTitle) === undefined) return undefined;
  const itemCategoryIds = (product.categories ?? []).map(({ id }) => id);
  return vatPercentFor({ ...country, excludeVat: false, itemCategoryIds });
}
