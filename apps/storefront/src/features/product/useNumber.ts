import { useRouter } from "@tanstack/react-router";
import { numberFormat } from "../../app/formats.ts";

/** Writes a number as the shopper's language does: 0.8 → "0,8". Prices of the same page are written like this too. */
export function useNumber(): (number: number, options?: Intl.NumberFormatOptions) => string {
  const { language } = useRouter().options.context.storefront;
  return (number, options) => numberFormat(language, options).format(number);
}
