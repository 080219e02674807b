import type { WithdrawalTexts } from "./withdrawalTexts.ts";

export const ro: WithdrawalTexts = {
  subject: ({ reference, store }) => `Am primit retragerea dumneavoastră la ${store} (${reference})`,
  greeting: "Bună ziua,",
  body: ({ store }) => `confirmăm că ${store} a primit următoarea declarație de retragere din contract.`,
  reference: "Numărul de înregistrare",
  received: "Primită la",
  receivedUtc: "Primită la (UTC)",
  declaration: "Conținutul declarației",
  order: "Comanda",
  name: "Nume",
  email: "Adresa de e-mail pentru această confirmare",
  reason: "Motivul",
  wholeOrder: "Prin prezenta mă retrag din contractul privind această comandă.",
  partOfOrder: "Prin prezenta mă retrag din contractul privind această comandă pentru următoarele produse:",
  nextSteps:
    "Vă vom contacta pentru pașii următori. Pentru respectarea termenului nu mai aveți nimic de făcut. Vă rugăm să păstrați acest e-mail.",
  notRequestedByYou: "Dacă nu ați făcut această declarație, vă rugăm să răspundeți la acest e-mail.",
  closing: "Cu stimă",
};
