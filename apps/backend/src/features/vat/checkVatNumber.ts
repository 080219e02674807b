import type { Deps } from "../../deps.ts";
import { localRegister } from "./localRegister.ts";
import { readVatNumber } from "./vatNumber.ts";
import type { VatVerdict } from "./vatRegister.ts";

/** What is known of a VAT number: format and check digit first, then the register. */
export async function checkVatNumber(deps: Pick<Deps, "vatRegister">, text: string): Promise<VatVerdict> {
  const vatNumber = readVatNumber(text);
  if (vatNumber === undefined) return { status: "invalid" };
  return (deps.vatRegister ?? localRegister).check(vatNumber);
}
