/** What VAT is called on an invoice of that language. Source: specification 3, country. */
const TAX_NAMES = { de: "Ust.", ro: "TVA", en: "VAT" } as const;

export type Language = keyof typeof TAX_NAMES;

/** ("20.0000", "de") → "20% Ust.": the shopper's rules read the rate from the leading number. */
export const taxTitle = (percent: string, language: Language): string =>
  `${plainPercent(percent)}% ${TAX_NAMES[language]}`;

/** "20.0000" → "20", "5.5000" → "5.5" */
export const plainPercent = (percent: string): string => String(Number(percent));

/** The tax rule the way Thelia stores it. Source: wire reference 3.2. */
export const serializedRequirements = (percent: string): string =>
  Buffer.from(JSON.stringify({ percent: plainPercent(percent) })).toString("base64");
