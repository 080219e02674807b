const AUSTRIAN = "ATU12345675";
const EXAMPLES: Readonly<Record<string, string>> = { DE: "DE136695976", RO: "RO18547290" };

export const exampleVatNumber = (market: string): string => EXAMPLES[market] ?? AUSTRIAN;
