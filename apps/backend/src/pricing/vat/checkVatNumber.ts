import type { VatStatus } from "../../platform/db/values.ts";
import type { Deps } from "../../deps.ts";
import { localRegister } from "./localRegister.ts";
import { normalizeVatNumber, parseVatNumber } from "./vatNumber.ts";
import type { VatCheckResult } from "./vatRegister.ts";

export async function checkVatNumber(deps: Pick<Deps, "vatRegister">, text: string): Promise<VatCheckResult> {
  const vatNumber = parseVatNumber(text);
  if (vatNumber === undefined) return { status: "invalid" };
  return (deps.vatRegister ?? localRegister).check(vatNumber);
}

export interface VatColumns {
  vat_number: string;
  vat_status: VatStatus;
  vat_checked_at: Date | null;
  vat_registered_name: string;
}

/** Checks a customer's own VAT number; an empty one is accepted. */
export async function checkCustomerVatNumber(
  deps: Pick<Deps, "vatRegister" | "clock">,
  text: string,
): Promise<VatColumns> {
  const vat_number = normalizeVatNumber(text);
  if (vat_number === "") {
    return { vat_number, vat_status: "", vat_checked_at: null, vat_registered_name: "" };
  }
  const { status, name = "" } = await checkVatNumber(deps, vat_number);
  return { vat_number, vat_status: status, vat_checked_at: deps.clock(), vat_registered_name: name };
}
