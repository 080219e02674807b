import { taxPercent } from "./taxPercent.js";

/**
 * Returns the VAT percent to display for a line: 0 when VAT is excluded, when the tax title has no percent, or when the
 * item is in a zero-VAT category and the customer in the default country; otherwise the percent of the country. The
 * backend decides the VAT that is charged.
 */
export function vatPercentFor(input: {
  taxTitle: string;
  excludeVat: boolean;
  itemCategoryIds: readonly number[];
  zeroVatCategoryIds: readonly number[];
  customerCountryId: number;
  defaultCountryId: number;
}): number {
  if (input.excludeVat) return 0;
  const isDefaultCountry = input.customerCountryId === input.defaultCountryId;
  if (isDefaultCountry && input.itemCategoryIds.some((id) => input.zeroVatCategoryIds.includes(id))) return 0;
  return taxPercent(input.taxTitle) ?? 0;
}
