import { ShopError } from "../../shared/shopError.js";
import { multiplyDivide } from "../money/cents.js";

/** Parses the leading percent of a tax title: "20% Ust." → 20, "5,5% x" → 5.5; undefined without one. */
export function taxPercent(taxTitle: string): number | undefined {
  const number = /^\s*(\d+(?:[.,]\d+)?)\s*%/.exec(taxTitle)?.[1];
  return number === undefined ? undefined : Number(number.replace(",", "."));
}

/**
 * Returns the VAT percent to display for a line: that of the tax title; 0 without one, when VAT is excluded, and for a
 * zero-VAT category in the default country. The backend decides the VAT that is charged.
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

/** VAT percent of a product as reported, and the categories that may exempt it. */
export interface VatProduct {
  vatPercent?: number | undefined;
  categories?: ReadonlyArray<{ id: number }> | undefined;
}

/** Country and tax rule of the prices. */
export type VatCountry = Omit<Parameters<typeof vatPercentFor>[0], "excludeVat" | "itemCategoryIds">;

/** Returns the VAT percent in the prices of a product: as reported, else by {@link vatPercentFor} if the title has one. */
export function productVatPercent(product: VatProduct, country: VatCountry): number | undefined {
  if (product.vatPercent !== undefined) return product.vatPercent;
  if (taxPercent(country.taxTitle) === undefined) return undefined;
  const itemCategoryIds = (product.categories ?? []).map(({ id }) => id);
  return vatPercentFor({ ...country, excludeVat: false, itemCategoryIds });
}

/**
 * Removes the contained VAT from a gross amount, rounded half away from zero.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function netFromGross(grossCents: number, percent: number): number {
  return multiplyDivide(grossCents, PPM, PPM + percentToPpm(percent));
}

/**
 * Adds VAT to a net amount, rounded half away from zero.
 * @throws ShopError PERCENT_INVALID, AMOUNT_NOT_FINITE
 */
export function grossFromNet(netCents: number, percent: number): number {
  return multiplyDivide(netCents, PPM + percentToPpm(percent), PPM);
}

/** 100 % in parts per million. */
export const PPM = 1_000_000;

/** 5.5 → 55 000; rounds decimals beyond the fourth. @throws ShopError PERCENT_INVALID if negative or not finite */
export function percentToPpm(percent: number): number {
  if (!(percent >= 0 && percent < Infinity)) throw new ShopError("PERCENT_INVALID", { details: { percent } });
  return Math.round(percent * 10_000);
}
