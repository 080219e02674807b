import { createCounter } from "./createCounter.ts";
import type { Texts } from "./types.ts";

const count = createCounter("de");
const inMinutes = (minutes: number): string => count(minutes, { one: "Minute", other: "Minuten" });
const inDays = (days: number): string => count(days, { one: "Tag", other: "Tage" });
const inWorkdays = (days: number): string => count(days, { one: "Werktag", other: "Werktage" });

export const de: Texts = {
  vat: "Ust.",
  invoice: {
    title: "Rechnung",
    number: "Rechnungsnummer",
    date: "Rechnungsdatum",
    orderRef: "Bestellnummer",
    orderDate: "Bestelldatum",
    delivered: "Lieferdatum",
    expected: "Lieferung voraussichtlich",
    billTo: "Rechnungsadresse",
    shipTo: "Lieferadresse",
    vatNumber: "UID-Nummer",
    buyerVatNumber: "Ihre UID-Nummer",
    position: "Pos.",
    item: "Artikel",
    articleRef: "Art.-Nr.",
    quantity: "Menge",
    unitPrice: "Einzelpreis",
    rate: "USt.",
    amount: "Betrag",
    subtotal: "Warenwert",
    discount: "Rabatt",
    shipping: "Versandkosten",
    fee: "Zahlungsgebühr",
    total: "Gesamtbetrag",
    vatTable: "Enthaltene Umsatzsteuer",
    net: "Netto",
    vat: "USt.",
    gross: "Brutto",
    intraCommunity: "Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG).",
    solar: "Für Waren mit 0 % USt. gilt der Steuersatz nach § 12 Abs. 3 UStG.",
    creditNote: "Stornorechnung",
    correction: "Rechnungskorrektur",
    creditDate: "Datum",
    corrects: "Zur Rechnung",
    correctsDated: ({ number, date }) => `${number} vom ${date}`,
    partOf: "Teilweise Erstattung",
    refunded: ({ date, method }) => `Erstattet am ${date} (${method}).`,
    nothingPaid: "Der Rechnungsbetrag ist nicht mehr zu bezahlen.",
    paid: ({ date, method }) => `Bezahlt am ${date} (${method}). Betrag dankend erhalten.`,
    payOnDelivery: "Zahlbar bei der Übergabe der Ware.",
    pay: ({ ref }) => `Bitte überweisen Sie den Gesamtbetrag mit dem Verwendungszweck ${ref} auf dieses Konto:`,
    accountHolder: "Kontoinhaber",
    iban: "IBAN",
    bic: "BIC",
    bankName: "Bank",
    page: ({ page, pages }) => `Seite ${page} von ${pages}`,
  },
  withdrawalForm: {
    title: "Muster-Widerrufsformular",
    file: "widerrufsformular",
    instruction:
      "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
    to: "An",
    fields: [
      {
        label:
          "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)",
        lines: 3,
      },
      { label: "Bestellt am (*)/erhalten am (*)", lines: 1 },
      { label: "Name des/der Verbraucher(s)", lines: 1 },
      { label: "Anschrift des/der Verbraucher(s)", lines: 2 },
      { label: "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)", lines: 1 },
      { label: "Datum", lines: 1 },
    ],
    delete: "(*) Unzutreffendes streichen.",
  },
  orderMail: {
    greeting: ({ firstname, lastname }) => `Guten Tag ${firstname} ${lastname},`,
    closing: "Mit freundlichen Grüßen",
    received: {
      subject: ({ ref, store }) => `Ihre Bestellung ${ref} bei ${store}`,
      body: ({ store, date }) =>
        `vielen Dank für Ihre Bestellung bei ${store}. Wir haben sie am ${date} erhalten und bestätigen sie Ihnen hiermit.`,
    },
    paid: {
      subject: ({ ref }) => `Zahlung für Ihre Bestellung ${ref} erhalten`,
      body: ({ total }) =>
        `wir haben Ihre Zahlung von ${total} erhalten, vielen Dank. Jetzt bereiten wir den Versand Ihrer Bestellung vor.`,
    },
    sent: {
      subject: ({ ref }) => `Ihre Bestellung ${ref} ist unterwegs`,
      body: ({ store }) => `Ihre Bestellung bei ${store} hat unser Lager verlassen und ist auf dem Weg zu Ihnen.`,
    },
    partSent: {
      subject: ({ ref }) => `Ein Teil Ihrer Bestellung ${ref} ist unterwegs`,
      body: ({ store }) =>
        `ein Teil Ihrer Bestellung bei ${store} hat unser Lager verlassen und ist auf dem Weg zu Ihnen. Die übrigen Artikel senden wir Ihnen nach, ohne weitere Versandkosten.`,
    },
    restSent: {
      subject: ({ ref }) => `Der Rest Ihrer Bestellung ${ref} ist unterwegs`,
      body: ({ store }) =>
        `die übrigen Artikel Ihrer Bestellung bei ${store} haben unser Lager verlassen und sind auf dem Weg zu Ihnen. Damit ist Ihre Bestellung vollständig versandt.`,
    },
    ready: {
      subject: ({ ref }) => `Ihre Bestellung ${ref} liegt zur Abholung bereit`,
      body: ({ store }) =>
        `Ihre Bestellung bei ${store} liegt zur Abholung bereit. Bitte bringen Sie die Bestellnummer und einen Ausweis mit.`,
    },
    partReady: {
      subject: ({ ref }) => `Ein Teil Ihrer Bestellung ${ref} liegt zur Abholung bereit`,
      body: ({ store }) =>
        `ein Teil Ihrer Bestellung bei ${store} liegt zur Abholung bereit. Bitte bringen Sie die Bestellnummer und einen Ausweis mit. Sobald die übrigen Artikel bereitliegen, schreiben wir Ihnen wieder.`,
    },
    canceled: {
      subject: ({ ref }) => `Ihre Bestellung ${ref} wurde storniert`,
      body: ({ store }) => `Ihre Bestellung bei ${store} wurde storniert. Es wird nichts geliefert.`,
    },
    refunded: {
      subject: ({ ref }) => `Erstattung zu Ihrer Bestellung ${ref}`,
      body: ({ amount, method }) =>
        `wir haben Ihnen ${amount} zu Ihrer Bestellung erstattet (Zahlungsart: ${method}). Bis der Betrag bei Ihnen ist, können je nach Bank einige Tage vergehen.`,
    },
    unpaid: {
      subject: ({ ref }) => `Ihre Bestellung ${ref} wurde storniert: keine Zahlung eingegangen`,
      body: ({ total, store }) =>
        `für Ihre Bestellung bei ${store} über ${total} ist keine Zahlung bei uns eingegangen. Wir haben sie daher storniert, es wird nichts geliefert. Haben Sie den Betrag inzwischen überwiesen, überweisen wir ihn zurück.`,
    },
    unconfirmed: {
      subject: ({ ref }) => `Ihre Bestellung ${ref} wurde storniert: E-Mail-Adresse nicht bestätigt`,
      body: ({ total, store }) =>
        `die E-Mail-Adresse zu Ihrer Bestellung bei ${store} über ${total} wurde nicht rechtzeitig bestätigt. Wir haben die Bestellung daher storniert, es wird nichts geliefert. Sie können jederzeit neu bestellen.`,
    },
    reminder: {
      subject: ({ ref }) => `Zahlungserinnerung zu Ihrer Bestellung ${ref}`,
      body: ({ placed, last }) =>
        `zu Ihrer Bestellung vom ${placed} haben wir noch keine Zahlung gefunden. Wir halten die Ware bis einschließlich ${last} für Sie zurück; ist der Betrag bis dahin nicht da, stornieren wir die Bestellung. Hat sich Ihre Überweisung mit dieser E-Mail überschnitten, brauchen Sie nichts zu tun.`,
    },
    paymentFailed: {
      subject: ({ ref }) => `Zahlung für Ihre Bestellung ${ref} nicht abgeschlossen`,
      body: ({ total }) =>
        `die Zahlung von ${total} konnte nicht abgeschlossen werden; die Bestellung wurde daher nicht ausgeführt. Ihr Warenkorb ist noch da: Sie können es noch einmal versuchen oder eine andere Zahlungsart wählen.`,
    },
    sentByFreight: "Die Spedition vereinbart den Liefertag telefonisch mit Ihnen.",
    refundNotice: "Haben Sie bereits bezahlt, erstatten wir Ihnen den Betrag auf demselben Zahlungsweg.",
    creditNoteAttached: ({ number }) => `Die Rechnungskorrektur ${number} liegt dieser E-Mail als PDF bei.`,
    invoiceAttached: ({ number }) => `Die Rechnung ${number} liegt dieser E-Mail als PDF bei.`,
    checkoutLink: "Zur Kasse",

    orderRef: "Bestellnummer",
    orderLink: "Bestellung ansehen",
    confirmOrder: ({ until }) =>
      `Bitte öffnen Sie Ihre Bestellung bis ${until} Uhr einmal über den folgenden Link. Damit bestätigen Sie Ihre E-Mail-Adresse, und wir halten die Ware für Sie zurück. Ohne Bestätigung oder Zahlung stornieren wir die Bestellung danach, auch wenn eine Zahlungsfrist länger läuft.`,
    trackingNumbers: "Sendungsnummer",
    trackParcel: ({ number }) => `Sendung ${number} verfolgen`,
    pickupLocation: "Abholort",
    items: "Ihre Artikel",
    shippedItems: "Diesmal dabei",
    followingItems: "Es folgt noch",
    item: "Artikel",
    productRef: "Art.-Nr.",
    unitPrice: "Einzelpreis",
    price: "Preis",
    subtotal: "Warenwert",
    discount: "Rabatt",
    shipping: "Versandkosten",
    paymentFee: "Zahlungsgebühr",
    total: "Gesamtbetrag",
    includedVat: ({ percent, tax, net }) => `enthält ${percent} USt.: ${tax} (netto ${net})`,
    shippingAddress: "Lieferadresse",
    billingAddress: "Rechnungsadresse",
    phone: "Telefon",
    delivery: "Lieferung",
    expectedDelivery: ({ dates }) => `Voraussichtliche Lieferung: ${dates}`,
    deliveryTimeAfterPayment: ({ min, max }) => `Lieferzeit: ${min} bis ${inWorkdays(max)} ab Eingang Ihrer Zahlung`,
    payment: "Zahlung",
    message: "Ihre Nachricht an uns",
    transferInstructions: ({ total, ref }) =>
      `Bitte überweisen Sie ${total} innerhalb von sieben Tagen auf das folgende Konto. Geben Sie als Verwendungszweck ${ref} an, damit wir Ihre Zahlung zuordnen können.`,
    accountHolder: "Kontoinhaber",
    iban: "IBAN",
    bic: "BIC",
    bankName: "Bank",
    transferReference: "Verwendungszweck",
    qrCode: "QR-Code für die Überweisung: Scannen Sie ihn mit Ihrer Banking-App.",
    nothingToPay: "Für diese Bestellung ist nichts zu bezahlen.",
    cashOnDeliveryInstructions: ({ total }) => `Sie bezahlen ${total} bei der Übergabe der Ware.`,
    withdrawalNotice:
      "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt, sobald Sie die letzte Ware erhalten haben. Sie können auch online widerrufen, ohne Anmeldung:",
    withdrawalLink: "Vertrag widerrufen",
    termsLink: "Allgemeine Geschäftsbedingungen",
  },
  erasedAuthor: "Gelöschtes Kundenkonto",
  accountMail: {
    greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
    closing: "Mit freundlichen Grüßen",
    defaultLinkLabel: "Öffnen Sie dazu diese Adresse:",
    welcome: ({ store }) => ({
      subject: `Willkommen bei ${store}`,
      paragraphs: [
        `schön, dass Sie da sind. Ihr Kundenkonto bei ${store} ist angelegt.`,
        "Dort finden Sie Ihre Bestellungen und Adressen, und beim nächsten Einkauf geht es schneller.",
      ],
      link: "Zum Kundenkonto",
      smallPrint: [
        "Haben Sie sich nicht selbst registriert? Dann antworten Sie bitte auf diese E-Mail; wir löschen das Konto.",
      ],
    }),
    resetPassword: ({ store, minutes }) => ({
      subject: `Neues Passwort für ${store}`,
      paragraphs: [
        `jemand möchte für Ihr Kundenkonto bei ${store} ein neues Passwort festlegen. Wenn Sie das waren, legen Sie es bitte hier fest:`,
      ],
      link: "Neues Passwort festlegen",
      smallPrint: [
        `Der Link gilt ${inMinutes(minutes)} lang und nur einmal.`,
        "Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
      ],
    }),
    passwordChanged: ({ store, phone, isDataRemoved }) => ({
      subject: `Ihr Passwort bei ${store} wurde geändert`,
      paragraphs: [
        `das Passwort Ihres Kundenkontos bei ${store} wurde soeben geändert. Alle anderen Geräte sind abgemeldet.`,
        `Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest und rufen Sie uns an: ${phone}`,
        ...(isDataRemoved
          ? [
              "Ihre E-Mail-Adresse war bei uns noch nie bestätigt worden. Zu Ihrem Schutz haben wir daher die Adressen und eine etwaige Authenticator-App im Kundenkonto entfernt. Bitte tragen Sie Ihre Adressen dort neu ein.",
            ]
          : []),
      ],
      link: "Neues Passwort festlegen",
    }),
    loginsFailed: ({ store, phone }) => ({
      subject: `Viele fehlgeschlagene Anmeldungen bei ${store}`,
      paragraphs: [
        `bei Ihrem Kundenkonto bei ${store} wurde heute viele Male ein falsches Passwort eingegeben. Keine dieser Anmeldungen war erfolgreich.`,
        `Waren Sie das nicht? Dann legen Sie am besten ein neues, langes Passwort fest und richten Sie im Kundenkonto die Anmeldung mit einer Authenticator-App ein. Bei Fragen erreichen Sie uns unter ${phone}`,
      ],
      link: "Neues Passwort festlegen",
    }),
    emailConfirm: ({ store, minutes }) => ({
      subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse bei ${store}`,
      paragraphs: [
        `diese Adresse wurde für Ihr Kundenkonto bei ${store} angegeben. Bitte bestätigen Sie, dass sie Ihnen gehört:`,
      ],
      link: "E-Mail-Adresse bestätigen",
      smallPrint: [
        `Der Link gilt ${inMinutes(minutes)} lang und nur einmal. Danach melden Sie sich mit dieser Adresse an.`,
        "Wenn Sie das nicht veranlasst haben, müssen Sie nichts tun.",
      ],
    }),
    emailChangeRequested: ({ store, minutes, phone }) => ({
      subject: `Ihre E-Mail-Adresse bei ${store} soll geändert werden`,
      paragraphs: [
        `für Ihr Kundenkonto bei ${store} wurde soeben eine andere E-Mail-Adresse angegeben. Wird sie innerhalb von ${inMinutes(minutes)} bestätigt, gilt diese Adresse nicht mehr.`,
        `Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest, damit alles bleibt, wie es ist, und rufen Sie uns an: ${phone}`,
      ],
      link: "Neues Passwort festlegen",
    }),
    emailChanged: ({ store, phone }) => ({
      subject: `Ihre E-Mail-Adresse bei ${store} wurde geändert`,
      paragraphs: [
        `die E-Mail-Adresse Ihres Kundenkontos bei ${store} wurde soeben geändert. An diese Adresse schreiben wir Ihnen dazu nicht mehr.`,
        `Waren Sie das nicht? Dann rufen Sie uns bitte gleich an: ${phone}`,
      ],
    }),
    erasureRequested: ({ store, minutes, phone }) => ({
      subject: `Bitte bestätigen Sie das Löschen Ihres Kundenkontos bei ${store}`,
      paragraphs: [
        `Sie möchten Ihr Kundenkonto bei ${store} löschen. Bestätigen Sie das bitte hier. Adressen, Warenkorb, Ihr Name bei Bewertungen und der Newsletter werden dabei entfernt; das lässt sich nicht rückgängig machen.`,
        `Waren Sie das nicht? Dann öffnen Sie den Link nicht, ändern Sie Ihr Passwort und rufen Sie uns an: ${phone}`,
      ],
      link: "Kundenkonto löschen",
      smallPrint: [`Der Link gilt ${inMinutes(minutes)} lang und nur einmal.`],
    }),
    erased: ({ store }) => ({
      subject: `Ihr Kundenkonto bei ${store} ist gelöscht`,
      paragraphs: [
        `Ihr Kundenkonto bei ${store} und die Daten darin sind gelöscht.`,
        "Bestellungen und Rechnungen müssen wir nach dem Steuerrecht noch einige Jahre aufbewahren. Danach entfernen wir auch daraus Ihre persönlichen Angaben.",
      ],
    }),
    inactive: ({ store, noticeDays }) => ({
      subject: `Ihr Kundenkonto bei ${store} wird bald gelöscht`,
      paragraphs: [
        `Sie haben Ihr Kundenkonto bei ${store} seit drei Jahren nicht benutzt. In ${noticeDays} Tagen löschen wir es samt den Daten darin.`,
        "Möchten Sie es behalten? Dann melden Sie sich bis dahin einmal an.",
      ],
      link: "Anmelden",
    }),
    newsletterConfirm: ({ store, days }) => ({
      subject: `Bitte bestätigen Sie den Newsletter von ${store}`,
      paragraphs: [
        `für diese Adresse wurde der Newsletter von ${store} bestellt. Wenn Sie ihn bekommen möchten, bestätigen Sie das bitte:`,
      ],
      link: "Newsletter bestätigen",
      smallPrint: [`Der Link gilt ${inDays(days)}. Wenn Sie nicht bestätigen, schreiben wir Ihnen nicht mehr.`],
    }),
    newsletterWelcome: ({ store }) => ({
      subject: `Sie bekommen jetzt den Newsletter von ${store}`,
      paragraphs: ["vielen Dank, Ihre Anmeldung ist bestätigt. Abmelden können Sie sich jederzeit:"],
      link: "Newsletter abbestellen",
    }),
  },
  withdrawalMail: {
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
  },
  testBank: {
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
  },
  amazonPay: { title: "Weiter zu Amazon Pay …", back: "Zurück zum Shop" },
  pictureViews: { second: "von einer anderen Seite", detail: "aus der Nähe", room: "im Raum" },
};
