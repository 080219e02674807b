import type { OrderMailTexts } from "./orderMailTexts.ts";

export const de: OrderMailTexts = {
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
  ready: {
    subject: ({ ref }) => `Ihre Bestellung ${ref} liegt zur Abholung bereit`,
    body: ({ store }) =>
      `Ihre Bestellung bei ${store} liegt zur Abholung bereit. Bitte bringen Sie die Bestellnummer und einen Ausweis mit.`,
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
  sentByFreight: "Die Spedition vereinbart den Tag der Zustellung telefonisch mit Ihnen.",
  refundNotice: "Haben Sie bereits bezahlt, erstatten wir Ihnen den Betrag auf demselben Zahlungsweg.",
  creditNoteAttached: ({ number }) => `Die Rechnungskorrektur ${number} liegt dieser E-Mail als PDF bei.`,
  invoiceAttached: ({ number }) => `Die Rechnung ${number} liegt dieser E-Mail als PDF bei.`,
  checkoutLink: "Zur Kasse",

  orderRef: "Bestellnummer",
  orderLink: "Bestellung ansehen",
  trackingNumbers: "Sendungsnummer",
  pickupLocation: "Abholort",
  items: "Ihre Artikel",
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
  deliveryTimeAfterPayment: ({ min, max }) => `Lieferzeit: ${min} bis ${max} Werktage ab Eingang Ihrer Zahlung`,
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
  cashOnDeliveryInstructions: ({ total }) => `Sie bezahlen ${total} bei der Übergabe der Ware.`,
  withdrawalNotice:
    "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt, sobald Sie die letzte Ware erhalten haben. Sie können auch online widerrufen, ohne Anmeldung:",
  withdrawalLink: "Vertrag widerrufen",
  termsLink: "Allgemeine Geschäftsbedingungen",
};
