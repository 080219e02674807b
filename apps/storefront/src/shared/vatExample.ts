const AUSTRIAN = "ATU12345675";
const EXAMPLES: Readonly<Record<string, string>> = { DE: "DE136695976", RO: "RO18547290" };

/** Returns a VAT number of the market's country, to show its format. */
export const vatExample = (market: string): string => EXAMPLES[market] ?? AUSTRIAN;
