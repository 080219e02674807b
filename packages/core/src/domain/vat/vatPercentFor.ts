import { taxPercent } from "./taxPercent.js";

/**
 * The VAT percent that applies to one line: 0 when VAT is excluded, or when one of the item's categories is a zero-VAT
 * category and the customer's country is the default country; otherwise the country's own percent. A title without a
 * percent counts as 0, as a country without a tax rule does (wire reference 3.2).
 * What is shown; what is charged the backend decides (decision D10). Source: specification 6.
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
  const atHome = input.customerCountryId === input.defaultCountryId;
  if (atHome && input.itemCategoryIds.some((id) => input.zeroVatCategoryIds.includes(id))) return 0;
  return taxPercent(input.taxTitle) ?? 0;
}
