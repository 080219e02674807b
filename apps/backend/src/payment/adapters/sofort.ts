import type { ProviderModule } from "../providerModule.ts";

/** Discontinued by its provider (decision 0069): only the test bank serves it. */
export const sofort: ProviderModule = {
  code: "Sofort",
  id: 7,
  isActive: false,
  markets: ["DE", "AT"],
  text: {
    de: { title: "Sofort", description: "Überweisung aus Ihrem Onlinebanking." },
    ro: { title: "Sofort", description: "Transfer din contul dumneavoastră online." },
    en: { title: "Sofort", description: "Transfer from your online banking." },
  },
  mark: "M13 2 4 14h7l-1 8 9-12h-7z",
  env: {},
};
