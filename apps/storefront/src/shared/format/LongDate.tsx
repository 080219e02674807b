import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { getDateFormat } from "../../ui/intlFormats.ts";

/** "2026-10-01" → "1. Oktober 2026" */
export function LongDate({ date, className }: { date: string; className?: string }): ReactElement {
  const { locale } = useRouter().options.context.storefront;
  const format = getDateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <time className={className} dateTime={date}>
      {format.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
