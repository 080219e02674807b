import { salesBarEntry } from "@shop/core";
import * as v from "valibot";

export interface SalesBarData {
  message: string;
  /** Internal path or external https URL; empty for none. */
  link: string;
  linkText: string;
  dismissible: boolean;
}

const text = v.fallback(v.string(), "");
/** Spellings of a set flag in old and new backends. */
const TRUE_VALUES: readonly unknown[] = [1, "1", true, "true"];

const entry = v.object({
  salesbar_active: v.unknown(),
  salesbar_message: text,
  salesbar_link: text,
  salesbar_link_text: text,
  salesbar_dismiss_button: v.optional(v.unknown(), 0),
});

/** Returns the entry of the locale ("ro_RO" in the backend), else of the country, else the default one. */
export function parseSalesBar(
  config: Readonly<Record<string, unknown>> | undefined,
  { locale, market }: { locale: string; market: string },
): SalesBarData | undefined {
  if (config === undefined) return undefined;
  const { activate, ...rest } = config;
  const entries = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => {
      const read = v.safeParse(entry, value);
      return read.success ? [[name.replace("_", "-"), read.output]] : [];
    }),
  );
  const found = salesBarEntry({ activate, entries }, Object.hasOwn(entries, locale) ? locale : market, false);
  if (found === undefined || found.salesbar_message === "") return undefined;
  const { salesbar_link: link, salesbar_link_text: linkText } = found;
  const linked = linkText !== "" && /^(?:\/(?![/\\])|https:\/\/)/u.test(link);
  return {
    message: found.salesbar_message,
    link: linked ? link : "",
    linkText,
    dismissible: TRUE_VALUES.some((on) => on === found.salesbar_dismiss_button),
  };
}
