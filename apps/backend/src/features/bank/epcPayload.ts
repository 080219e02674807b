import { isIban, plainIban } from "./iban.ts";

/** A credit transfer in euro. */
export interface Transfer {
  /** whose account, at most 70 characters count */
  holder: string;
  iban: string;
  /** "" where the bank is in the European Economic Area and needs none */
  bic: string;
  amountCents: number;
  /** what the payer writes, at most 140 characters */
  reference: string;
}

const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const MOST_CENTS = 99_999_999_999;
const MOST_BYTES = 331;

/**
 * What a banking app reads from the QR code of an invoice. Source: EPC069-12, version 2.1: ten lines, UTF-8, the amount as
 * "EUR12.30", the reference unstructured.
 *
 * @throws RangeError for an account or amount that no bank would take: better no code than a wrong one
 */
export function epcPayload({ holder, iban, bic, amountCents, reference }: Transfer): string {
  if (!isIban(iban)) throw new RangeError("Not an IBAN");
  const bank = plainIban(bic);
  if (bank !== "" && !BIC.test(bank)) throw new RangeError("Not a BIC");
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > MOST_CENTS) {
    throw new RangeError("An amount between 0.01 and 999999999.99 euro expected");
  }
  const name = line(holder, 70);
  if (name === "") throw new RangeError("An account holder expected");
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`;
  const lines = ["BCD", "002", "1", "SCT", bank, name, plainIban(iban), amount, "", "", line(reference, 140)];
  const payload = lines.join("\n");
  if (Buffer.byteLength(payload) > MOST_BYTES) throw new RangeError("More than 331 bytes");
  return payload;
}

/** One line: a break in a name would move everything below it. Cut by characters, never through one. */
const line = (text: string, most: number): string =>
  Array.from(text.replaceAll(/\p{Cc}+/gu, " ").trim())
    .slice(0, most)
    .join("")
    .trim();
