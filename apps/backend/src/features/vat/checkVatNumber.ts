import type { VatStatus } from "../../db/values.ts";
import type { Deps } from "../../deps.ts";
import { localRegister } from "./localRegister.ts";
import { plainVatNumber, readVatNumber } from "./vatNumber.ts";
import type { VatVerdict } from "./vatRegister.ts";

/** What is known of a VAT number: format and check digit first, then the register. */
export async function checkVatNumber(deps: Pick<Deps, "vatRegister">, text: string): Promise<VatVerdict> {
  const vatNumber = readVatNumber(text);
  if (vatNumber === undefined) return { status: "invalid" };
  return (deps.vatRegister ?? localRegister).check(vatNumber);
}

/** A customer's number and what the register said of it. */
export interface VatColumns {
  vat_number: string;
  vat_status: VatStatus;
  vat_checked_at: Date | null;
}

/** A customer's own number, checked; none is fine. */
export async function checkOwnNumber(
  deps: Pick<Deps, "vatRegister" | "clock">,
  text: string,
): Promise<{ columns: VatColumns; registeredName: string | undefined }> {
  const vat_number = plainVatNumber(text);
  if (vat_number === "") {
    return { columns: { vat_number, vat_status: "", vat_checked_at: null }, registeredName: undefined };
  }
  const { status, name } = await checkVatNumber(deps, vat_number);
  return { columns: { vat_number, vat_status: status, vat_checked_at: deps.clock() }, registeredName: name };
}
