import type { Language } from "../locale.ts";
import { TEXTS } from "../texts/texts.ts";

/** ("20.0000", "de") → "20% Ust."; clients parse the leading number as the rate. */
export const formatTaxTitle = (percent: string, language: Language): string =>
  `${formatPercent(percent)}% ${TEXTS[language].vat}`;

/** "20.0000" → "20", "5.5000" → "5.5" */
export const formatPercent = (percent: string): string => String(Number(percent));

/** Tax rule in Thelia's storage format. Source: wire reference 3.2. */
export const serializeTaxRule = (percent: string): string =>
  Buffer.from(JSON.stringify({ percent: formatPercent(percent) })).toString("base64");
