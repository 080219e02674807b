/** Result of a register lookup. "unavailable" decides nothing: the register could not be reached. */
export interface VatCheckResult {
  status: "valid" | "invalid" | "unavailable";
  /** Registered name, when the register discloses it. */
  name?: string | undefined;
}

/** A VAT number in its parts: "AT" and "U12345675". */
export interface VatNumber {
  country: string;
  number: string;
}

/** Register of VAT numbers. Never throws: an outage is a result. */
export interface VatRegister {
  check(vatNumber: VatNumber): Promise<VatCheckResult>;
}
