const formatters = new Map<string, Intl.NumberFormat>();

/** "−20 %", in the locale's own notation, with a real minus sign. */
export function formatPercentOff(percent: number, locale: string): string {
  const tag = locale.replaceAll("_", "-");
  const formatter = formatters.get(tag) ?? new Intl.NumberFormat(tag, { style: "percent" });
  formatters.set(tag, formatter);
  const text = formatter.format(percent / 100).replace(/[\u2009\u202f ]/g, "\u00a0");
  return `\u2212${text}`;
}
