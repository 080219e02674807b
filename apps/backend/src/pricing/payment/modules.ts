/** Modules without a provider: prepayment and cash on delivery. */
const WITHOUT_PROVIDER: ReadonlySet<string> = new Set(["Vorkasse", "Nachnahme"]);
export const needsProvider = (code: string): boolean => !WITHOUT_PROVIDER.has(code);

/** Its response contains a session and a URL, and is no redirect (decision 0059). */
export const isCard = (code: string): boolean => code === "StripePayment";
