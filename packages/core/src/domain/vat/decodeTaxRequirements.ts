import { ShopError } from "../../shared/shopError.js";

/** Percent of the tax base, or a fixed amount in currency units. */
export type TaxRequirements = { readonly percent: number } | { readonly amount: number };

function toNumber(value: unknown): number | undefined {
  if (typeof value === "string" && !/^\d+(\.\d+)?$/.test(value)) return undefined;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const number = Number(value);
  return number >= 0 && number < Infinity ? number : undefined;
}

/**
 * Decodes the serialized requirements of a tax: base64 of JSON {"percent":"20"} or {"amount":"1.5"}, values as text or
 * number.
 * @throws ShopError TAX_REQUIREMENTS_INVALID for anything else, including taxes by product feature
 */
export function decodeTaxRequirements(serialized: string): TaxRequirements {
  let decoded: unknown;
  try {
    decoded = JSON.parse(atob(serialized));
  } catch (cause) {
    throw new ShopError("TAX_REQUIREMENTS_INVALID", { cause });
  }
  if (typeof decoded === "object" && decoded !== null) {
    const percent = "percent" in decoded ? toNumber(decoded.percent) : undefined;
    if (percent !== undefined) return { percent };
    const amount = "amount" in decoded ? toNumber(decoded.amount) : undefined;
    if (amount !== undefined) return { amount };
  }
  throw new ShopError("TAX_REQUIREMENTS_INVALID");
}
