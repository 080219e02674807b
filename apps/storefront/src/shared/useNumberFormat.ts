import { useRouter } from "@tanstack/react-router";
import { getNumberFormat } from "../ui/intlFormats.ts";

/** Returns a number formatter for the shopper's language: 0.8 → "0,8", consistent with the prices. */
export function useNumberFormat(): (number: number, options?: Intl.NumberFormatOptions) => string {
  const { language } = useRouter().options.context.storefront;
  return (number, options) => getNumberFormat(language, options).format(number);
}
