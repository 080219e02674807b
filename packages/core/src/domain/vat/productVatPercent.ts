import { taxPercent } from "./taxPercent.js";
import { vatPercentFor } from "./vatPercentFor.js";

/** VAT percent of a product as reported, and the categories that may exempt it. */
export interface VatProduct {
  vatPercent?: number | undefined;
  categories?: ReadonlyArray<{ id: number }> | undefined;
}

/** Country and tax rule of the prices. */
export type VatCountry = Omit<Parameters<typeof vatPercentFor>[0], "excludeVat" | "itemCategoryIds">;

/**
 * Returns the VAT percent in the gross prices of a product: as reported, else by the rule of {@link vatPercentFor}.
 * @returns undefined when neither the product nor the tax title states one
 */
export function productVatPercent(product: VatProduct, country: VatCountry): number | undefined {
  if (product.vatPercent !== undefined) return product.vatPercent;
  if (taxPercent(country.taxTitle) === undefined) return undefined;
  const itemCategoryIds = (product.categories ?? []).map(({ id }) => id);
  return vatPercentFor({ ...country, excludeVat: false, itemCategoryIds });
}
