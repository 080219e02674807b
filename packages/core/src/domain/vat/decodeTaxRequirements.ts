import { ShopError } from "../../shared/shopError.js";

/** What a tax demands: a percent of its base, or an amount in units of currency that is added to it. */
export type TaxRequirements = { readonly percent: number } | { readonly amount: number };

function toNumber(value: unknown): number | undefined {
  if (typeof value === "string" && !/^\d+(\.\d+)?$/.test(value)) return undefined;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const number = Number(value);
  return number >= 0 && number < Infinity ? number : undefined;
}

/**
 * Reads a tax's serialized requirements: base64 of the JSON object {"percent":"20"} or {"amount":"1.5"}, each as text
 * or number. Source: wire reference 3.2.
 * @throws ShopError TAX_REQUIREMENTS_INVALID on anything else, a tax by product feature among it.
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
