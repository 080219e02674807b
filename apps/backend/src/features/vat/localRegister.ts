import type { VatRegister, VatVerdict } from "./vatRegister.ts";

/**
 * TEST NUMBERS, right in their check digits, of no company: what the demo shop and tests know of companies.
 * The last one behaves like a register that is down.
 */
export const TEST_NUMBERS: Readonly<Record<string, VatVerdict>> = {
  ATU12345675: { status: "valid", name: "Beispiel Einrichtung GmbH (Testnummer)" },
  DE123456788: { status: "valid", name: "Muster Objektmöbel GmbH (Testnummer)" },
  RO1234567897: { status: "valid", name: "Exemplu Mobila SRL (număr de test)" },
  ATU87654324: { status: "invalid" },
  DE987654328: { status: "unavailable" },
};

/**
 * Stands in for the register where a shop has none configured. Of any other number it knows nothing, so it cannot make
 * an order tax-free that the real register would not.
 */
export const localRegister: VatRegister = {
  check: async ({ country, number }) => TEST_NUMBERS[`${country}${number}`] ?? { status: "unavailable" },
};
