import type { WithdrawalTexts } from "./withdrawalTexts.ts";

export const de: WithdrawalTexts = {
  subject: ({ reference, store }) => `Eingang Ihres Widerrufs bei ${store} (${reference})`,
  greeting: "Guten Tag,",
  body: ({ store }) => `wir bestätigen den Eingang der folgenden Widerrufserklärung bei ${store}.`,
  reference: "Vorgangsnummer",
  received: "Eingegangen am",
  receivedUtc: "Eingegangen am (UTC)",
  declaration: "Inhalt der Erklärung",
  order: "Bestellung",
  name: "Name",
  email: "E-Mail-Adresse für diese Bestätigung",
  reason: "Grund",
  wholeOrder: "Hiermit widerrufe ich den Vertrag über diese Bestellung.",
  partOfOrder: "Hiermit widerrufe ich den Vertrag über diese Bestellung für die folgenden Artikel:",
  nextSteps:
    "Wir melden uns mit den nächsten Schritten. Zur Wahrung der Frist ist nichts weiter zu tun. Bitte bewahren Sie diese E-Mail auf.",
  notRequestedByYou: "Haben Sie diese Erklärung nicht abgegeben, antworten Sie bitte auf diese E-Mail.",
  closing: "Mit freundlichen Grüßen",
};
