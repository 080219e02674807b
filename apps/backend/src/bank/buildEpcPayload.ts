import { isIban, normalizeIban } from "../settings/iban.ts";

/** SEPA credit transfer in euro. */
export interface CreditTransfer {
  /** Account holder; cut to 70 characters. */
  holder: string;
  iban: string;
  /** Empty within the European Economic Area, where banks need none. */
  bic: string;
  amountCents: number;
  /** Remittance text; cut to 140 characters. */
  reference: string;
}

const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const MAX_CENTS = 99_999_999_999;
const MAX_BYTES = 331;

/**
 * Returns the EPC QR code payload of a transfer. Source: EPC069-12, version 2.1.
 *
 * @throws RangeError for an account or amount that banks reject: no code is better than a wrong one
 */
export function buildEpcPayload({ holder, iban, bic, amountCents, reference }: CreditTransfer): string {
  if (!isIban(iban)) throw new RangeError("Not an IBAN");
  const bank = normalizeIban(bic);
  if (bank !== "" && !BIC.test(bank)) throw new RangeError("Not a BIC");
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > MAX_CENTS) {
    throw new RangeError("An amount between 0.01 and 999999999.99 euro expected");
  }
  const name = toLine(holder, 70);
  if (name === "") throw new RangeError("An account holder expected");
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`;
  const lines = ["BCD", "002", "1", "SCT", bank, name, normalizeIban(iban), amount, "", "", toLine(reference, 140)];
  const payload = lines.join("\n");
  if (Buffer.byteLength(payload) > MAX_BYTES) throw new RangeError("More than 331 bytes");
  return payload;
}

/** Collapses control characters, since a line break would shift the following fields. Cuts by code point. */
const toLine = (text: string, maxLength: number): string =>
  Array.from(text.replaceAll(/\p{Cc}+/gu, " ").trim())
    .slice(0, maxLength)
    .join("")
    .trim();
