import type { Language } from "../locale.ts";

/** Name of VAT on invoices. Source: specification 3, country. */
const TAX_NAMES: Readonly<Record<Language, string>> = { de: "Ust.", ro: "TVA", en: "VAT" };

/** ("20.0000", "de") → "20% Ust."; clients parse the leading number as the rate. */
export const formatTaxTitle = (percent: string, language: Language): string =>
  `${formatPercent(percent)}% ${TAX_NAMES[language]}`;

/** "20.0000" → "20", "5.5000" → "5.5" */
export const formatPercent = (percent: string): string => String(Number(percent));

/** Tax rule in Thelia's storage format. Source: wire reference 3.2. */
export const serializeTaxRule = (percent: string): string =>
  Buffer.from(JSON.stringify({ percent: formatPercent(percent) })).toString("base64");
