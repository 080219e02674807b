import type { Messages } from "./messages.js";

/** What the core can say, in i18next's format. */
export const messages: Messages = {
  cart: {
    addFailed: "Der Artikel konnte nicht in den Warenkorb gelegt werden.",
    removed: "Aus dem Warenkorb entfernt",
    removeFailed: "Der Artikel konnte nicht entfernt werden.",
    updateFailed: "Die Menge konnte nicht geändert werden.",
    stock_one: "Es ist nur noch {{count}} Stück verfügbar.",
    stock_other: "Es sind nur noch {{count}} Stück verfügbar.",
    undone: "Rückgängig gemacht",
  },
  error: {
    network: "Keine Verbindung zum Shop. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
    unexpected: "Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.",
    priceChanged:
      "Der Gesamtbetrag hat sich inzwischen geändert. Bitte prüfen Sie ihn und bestellen Sie dann noch einmal.",
    outOfStock: "Ein Artikel ist nicht mehr in der gewünschten Menge verfügbar. Bitte passen Sie Ihren Warenkorb an.",
    undeliverable: "Ein Artikel kann nicht in das gewählte Land geliefert werden.",
    cartGone: "Dieser Warenkorb ist nicht mehr verfügbar.",
  },
  validation: {
    email: {
      required: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
      invalid: "Diese E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.at",
    },
    firstname: {
      required: "Bitte geben Sie Ihren Vornamen ein.",
      tooShort: "Der Vorname braucht mindestens 2 Zeichen.",
    },
    lastname: {
      required: "Bitte geben Sie Ihren Nachnamen ein.",
      tooShort: "Der Nachname braucht mindestens 2 Zeichen.",
    },
    street: {
      required: "Bitte geben Sie Straße und Hausnummer ein.",
    },
    city: {
      required: "Bitte geben Sie den Ort ein.",
    },
    country: {
      required: "Bitte wählen Sie das Land.",
    },
    postcode: {
      required: "Bitte geben Sie die Postleitzahl ein.",
      wrongLength: "Die Postleitzahl muss {{digits}} Ziffern haben.",
      invalid: "Diese Postleitzahl gibt es nicht. Bitte prüfen Sie die Ziffern.",
    },
    phone: {
      required: "Bitte geben Sie eine Telefonnummer ein.",
      requiredForFreight:
        "Für die Lieferung per Spedition brauchen wir eine Telefonnummer, um den Termin zu vereinbaren.",
      invalid: "Die Telefonnummer braucht 3 bis 20 Ziffern.",
      invalidForCountry: "Diese Telefonnummer passt nicht zum gewählten Land.",
    },
    terms: {
      required: "Bitte stimmen Sie den AGB zu, um zu bestellen.",
    },
    payment: {
      required: "Bitte wählen Sie eine Zahlungsart.",
    },
  },
};
