import type { ParseKeys } from "i18next";
import { useTexts } from "../../i18n/useTexts.ts";

/** Returns the texts of fields that account and checkout share. */
export function useFieldTexts(atCheckout: boolean) {
  const [account, checkout] = [useTexts("account"), useTexts("checkout")];
  return (key: ParseKeys<"account"> & ParseKeys<"checkout">, values?: { example: string }): string =>
    atCheckout ? checkout(key, { ...values }) : account(key, { ...values });
}
