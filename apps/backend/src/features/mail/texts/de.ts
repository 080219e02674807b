import type { MailTexts } from "./mailTexts.ts";

export const de: MailTexts = {
  greeting: ({ firstname, lastname }) => `Guten Tag ${firstname} ${lastname},`,
  closing: "Mit freundlichen Grüßen",
  received: {
    subject: ({ ref, store }) => `Ihre Bestellung ${ref} bei ${store}`,
    says: ({ store, date }) =>
      `vielen Dank für Ihre Bestellung bei ${store}. Wir haben sie am ${date} erhalten und bestätigen sie Ihnen hiermit.`,
  },
  paid: {
    subject: ({ ref }) => `Zahlung für Ihre Bestellung ${ref} erhalten`,
    says: ({ total }) =>
      `wir haben Ihre Zahlung von ${total} erhalten, vielen Dank. Nun bereiten wir den Versand Ihrer Bestellung vor.`,
  },
  sent: {
    subject: ({ ref }) => `Ihre Bestellung ${ref} ist unterwegs`,
    says: ({ store }) => `Ihre Bestellung bei ${store} hat unser Lager verlassen und ist auf dem Weg zu Ihnen.`,
  },
  canceled: {
    subject: ({ ref }) => `Ihre Bestellung ${ref} wurde storniert`,
    says: ({ store }) => `Ihre Bestellung bei ${store} wurde storniert. Es wird nichts geliefert.`,
  },
  paymentFailed: {
    subject: ({ ref }) => `Zahlung für Ihre Bestellung ${ref} nicht abgeschlossen`,
    says: ({ total }) =>
      `die Zahlung von ${total} konnte nicht abgeschlossen werden, die Bestellung wurde daher nicht ausgeführt. Ihr Warenkorb ist noch da: Sie können es noch einmal versuchen oder eine andere Zahlungsart wählen.`,
  },
  sentByFreight: "Die Spedition vereinbart den Tag der Zustellung telefonisch mit Ihnen.",
  refund: "Haben Sie bereits bezahlt, erstatten wir Ihnen den Betrag mit demselben Zahlungsmittel.",
  invoiceEnclosed: ({ number }) => `Die Rechnung ${number} liegt dieser E-Mail als PDF bei.`,
  toCheckout: "Zur Kasse",

  orderRef: "Bestellnummer",
  orderLink: "Bestellung ansehen",
  items: "Ihre Artikel",
  item: "Artikel",
  articleRef: "Art.-Nr.",
  unitPrice: "Einzelpreis",
  price: "Preis",
  goods: "Zwischensumme",
  discount: "Rabatt",
  postage: "Versandkosten",
  fee: "Zahlungsgebühr",
  total: "Gesamtbetrag",
  includedVat: ({ percent, tax, net }) => `enthält ${percent} % USt.: ${tax} (netto ${net})`,
  deliveryAddress: "Lieferadresse",
  invoiceAddress: "Rechnungsadresse",
  phone: "Telefon",
  delivery: "Lieferung",
  expected: ({ dates }) => `Voraussichtliche Lieferung: ${dates}`,
  expectedAfterPayment: ({ min, max }) => `Lieferzeit: ${min} bis ${max} Werktage ab Eingang Ihrer Zahlung`,
  payment: "Zahlung",
  message: "Ihre Nachricht an uns",
  transfer: ({ total, ref }) =>
    `Bitte überweisen Sie ${total} innerhalb von sieben Tagen auf das folgende Konto. Geben Sie als Verwendungszweck ${ref} an, damit wir Ihre Zahlung zuordnen können.`,
  accountHolder: "Kontoinhaber",
  iban: "IBAN",
  bic: "BIC",
  bankName: "Bank",
  transferReference: "Verwendungszweck",
  qrCode: "QR-Code für die Überweisung: Scannen Sie ihn mit Ihrer Banking-App.",
  payOnDelivery: ({ total }) => `Sie bezahlen ${total} bei der Übergabe der Ware.`,
  withdrawal:
    "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt, sobald Sie die letzte Ware erhalten haben. Sie können auch online widerrufen, ohne Anmeldung:",
  withdraw: "Vertrag widerrufen",
  termsLink: "Allgemeine Geschäftsbedingungen",
};
