import { useRouter } from "@tanstack/react-router";
import { numberFormat } from "../../app/formats.ts";

/** Returns a number formatter for the shopper's language: 0.8 → "0,8", consistent with the prices. */
export function useNumber(): (number: number, options?: Intl.NumberFormatOptions) => string {
  const { language } = useRouter().options.context.storefront;
  return (number, options) => numberFormat(language, options).format(number);
}
