/** What a register says of a VAT number. "unavailable" is no verdict: nobody could be asked. */
export interface VatVerdict {
  status: "valid" | "invalid" | "unavailable";
  /** as registered, where the register tells */
  name?: string | undefined;
}

/** A VAT number in its parts: "AT" and "U12345675". */
export interface VatNumber {
  country: string;
  number: string;
}

/** Whom VAT numbers are asked of. Never throws: an outage is an answer. */
export interface VatRegister {
  check(vatNumber: VatNumber): Promise<VatVerdict>;
}
