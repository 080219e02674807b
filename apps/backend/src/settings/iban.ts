/** Electronic format: "AT611904300234573201". */
export const normalizeIban = (iban: string): string => iban.replaceAll(/\s/g, "").toUpperCase();

/** Print format: "AT61 1904 3002 3457 3201". */
export const formatIban = (iban: string): string => normalizeIban(iban).replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Length by country of the markets. Source: SWIFT IBAN registry. */
const LENGTHS: Readonly<Record<string, number>> = { AT: 20, DE: 22, RO: 24 };

/** Checks format, length and check digits (ISO 13616, ISO 7064 mod 97-10), not whether the account exists. */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    // "A" counts as 10, "Z" as 35.
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
