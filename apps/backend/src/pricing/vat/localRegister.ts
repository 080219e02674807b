import type { VatRegister, VatCheckResult } from "./vatRegister.ts";

/**
 * TEST NUMBERS with correct check digits that belong to no company, for the demo shop and tests.
 * The last one behaves like a register that is down.
 */
export const TEST_NUMBERS: Readonly<Record<string, VatCheckResult>> = {
  ATU12345675: { status: "valid", name: "Beispiel Einrichtung GmbH" },
  DE123456788: { status: "valid", name: "Muster Objektmöbel GmbH" },
  RO1234567897: { status: "valid", name: "Exemplu Mobila SRL" },
  ATU87654324: { status: "invalid" },
  DE987654328: { status: "unavailable" },
};

/** Register of shops that have none configured. Any other number is unavailable, so it cannot make an order tax-free. */
export const localRegister: VatRegister = {
  check: async ({ country, number }) => TEST_NUMBERS[`${country}${number}`] ?? { status: "unavailable" },
};
