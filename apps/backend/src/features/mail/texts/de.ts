import type { MailTexts } from "./mailTexts.ts";

export const de: MailTexts = {
  subject: ({ ref, store }) => `Ihre Bestellung ${ref} bei ${store}`,
  greeting: ({ firstname, lastname }) => `Guten Tag ${firstname} ${lastname},`,
  thanks: ({ store, date }) =>
    `vielen Dank für Ihre Bestellung bei ${store}. Wir haben sie am ${date} erhalten und bestätigen sie Ihnen hiermit.`,
  orderRef: "Bestellnummer",
  items: "Ihre Artikel",
  item: "Artikel",
  articleRef: "Art.-Nr.",
  quantity: "Menge",
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
  payment: "Zahlung",
  message: "Ihre Nachricht an uns",
  transfer: ({ total, ref }) =>
    `Bitte überweisen Sie ${total} innerhalb von sieben Tagen auf das folgende Konto. Geben Sie als Verwendungszweck ${ref} an, damit wir Ihre Zahlung zuordnen können.`,
  accountHolder: "Kontoinhaber",
  iban: "IBAN",
  bic: "BIC",
  transferReference: "Verwendungszweck",
  payOnDelivery: ({ total }) => `Sie bezahlen ${total} bei der Übergabe der Ware.`,
  withdrawal:
    "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt, sobald Sie die letzte Ware erhalten haben. Wie Sie widerrufen und welche Folgen das hat, lesen Sie in der Widerrufsbelehrung.",
  withdrawalLink: "Widerrufsbelehrung",
  termsLink: "Allgemeine Geschäftsbedingungen",
  closing: "Mit freundlichen Grüßen",
};
