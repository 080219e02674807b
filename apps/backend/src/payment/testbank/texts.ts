import type { Language } from "../../locale.ts";

export const SCENARIOS = ["pay", "slow", "twice", "decline", "cancel"] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface BankTexts {
  title: string;
  notice: string;
  order: string;
  amount: string;
  choose: string;
  scenarios: Record<Scenario, { label: string; hint: string }>;
  leave: string;
  leaveHint: string;
  forge: string;
  forgeHint: string;
  back: string;
  state: Record<"paying" | "paid" | "declined" | "canceled" | "refunded", string>;
  /** Page to select an account, before the order. */
  wallet: { choose: string; use: string; useHint: string; leave: string };
}

const de: BankTexts = {
  title: "Testbank – es fließt kein Geld",
  notice: "Diese Seite vertritt einen Zahlungsanbieter. Sie probiert aus, was beim Bezahlen geschehen kann.",
  order: "Bestellung",
  amount: "Betrag",
  choose: "Was soll geschehen?",
  scenarios: {
    pay: { label: "Bezahlen", hint: "Die Zahlung gelingt und wird sofort gemeldet." },
    slow: { label: "Langsam bezahlen", hint: "Sie kommen zurück, bevor die Meldung eintrifft." },
    twice: { label: "Doppelt melden", hint: "Meldung und Rückkehr geschehen je zweimal." },
    decline: { label: "Ablehnen", hint: "Die Bank lehnt die Zahlung ab." },
    cancel: { label: "Abbrechen", hint: "Sie brechen die Zahlung ab und kehren zum Shop zurück." },
  },
  leave: "Ohne Zahlung zum Shop zurück",
  leaveHint: "Die Zahlung bleibt offen und läuft nach 30 Minuten ab.",
  forge: "Mit gefälschter Rückkehr",
  forgeHint: "Die Adresse behauptet, es sei bezahlt. Der Shop glaubt ihr nicht.",
  back: "Zurück zum Shop",
  state: {
    paying: "Die Zahlung wird gerade ausgeführt.",
    paid: "Diese Zahlung ist erfolgt.",
    declined: "Diese Zahlung wurde abgelehnt.",
    canceled: "Diese Zahlung wurde abgebrochen.",
    refunded: "Diese Zahlung wurde erstattet.",
  },
  wallet: {
    choose: "Womit möchten Sie bezahlen?",
    use: "Mit dem Testkonto",
    useHint: "Sie kommen in den Shop zurück. Bezahlt wird erst, wenn Sie dort bestellen.",
    leave: "Ohne Auswahl zum Shop zurück",
  },
};

const en: BankTexts = {
  title: "Test bank – no money moves",
  notice: "This page stands in for a payment provider. It plays what can happen when somebody pays.",
  order: "Order",
  amount: "Amount",
  choose: "What should happen?",
  scenarios: {
    pay: { label: "Pay", hint: "The payment succeeds and is reported at once." },
    slow: { label: "Pay slowly", hint: "You are back before the report arrives." },
    twice: { label: "Report twice", hint: "Report and return happen twice each." },
    decline: { label: "Decline", hint: "The bank declines the payment." },
    cancel: { label: "Cancel", hint: "You cancel the payment and return to the shop." },
  },
  leave: "Back to the shop without paying",
  leaveHint: "The payment stays open and expires after 30 minutes.",
  forge: "With a forged return",
  forgeHint: "The address claims that it was paid. The shop does not believe it.",
  back: "Back to the shop",
  state: {
    paying: "The payment is being made.",
    paid: "This payment has been made.",
    declined: "This payment was declined.",
    canceled: "This payment was cancelled.",
    refunded: "This payment was refunded.",
  },
  wallet: {
    choose: "What would you like to pay with?",
    use: "With the test account",
    useHint: "You return to the shop. Nothing is paid before you order there.",
    leave: "Back to the shop without choosing",
  },
};

const ro: BankTexts = {
  title: "Bancă de test – nu se transferă bani",
  notice: "Această pagină ține locul unui furnizor de plăți. Aici se încearcă ce se poate întâmpla la plată.",
  order: "Comanda",
  amount: "Suma",
  choose: "Ce să se întâmple?",
  scenarios: {
    pay: { label: "Plătiți", hint: "Plata reușește și este anunțată imediat." },
    slow: { label: "Plătiți încet", hint: "Reveniți înainte să sosească anunțul." },
    twice: { label: "Anunț dublu", hint: "Anunțul și revenirea au loc de câte două ori." },
    decline: { label: "Refuzați", hint: "Banca refuză plata." },
    cancel: { label: "Anulați", hint: "Anulați plata și reveniți la magazin." },
  },
  leave: "Înapoi la magazin fără plată",
  leaveHint: "Plata rămâne deschisă și expiră după 30 de minute.",
  forge: "Cu revenire falsificată",
  forgeHint: "Adresa susține că s-a plătit. Magazinul nu o crede.",
  back: "Înapoi la magazin",
  state: {
    paying: "Plata este în curs.",
    paid: "Această plată a fost efectuată.",
    declined: "Această plată a fost refuzată.",
    canceled: "Această plată a fost anulată.",
    refunded: "Această plată a fost rambursată.",
  },
  wallet: {
    choose: "Cu ce doriți să plătiți?",
    use: "Cu contul de test",
    useHint: "Reveniți la magazin. Plata are loc abia după ce trimiteți comanda acolo.",
    leave: "Înapoi la magazin fără a alege",
  },
};

export const BANK_TEXTS: Readonly<Record<Language, BankTexts>> = { de, en, ro };
