/** Messages of the core, in i18next's format. */
export const messages = {
  cart: {
    addFailed: "Der Artikel konnte nicht in den Warenkorb gelegt werden",
    removed: "Aus dem Warenkorb entfernt",
    removeFailed: "Der Artikel konnte nicht entfernt werden",
    updateFailed: "Die Menge konnte nicht geändert werden",
    waiting:
      "Zurzeit besteht keine Verbindung. Ihr Warenkorb bleibt erhalten und wird gesendet, sobald sie wieder da ist.",
    busy: "Der Shop antwortet gerade nicht. Ihre Änderungen bleiben erhalten und werden übertragen, sobald er wieder antwortet.",
    gone: "Ihr bisheriger Warenkorb ist nicht mehr verfügbar. Vielleicht haben Sie ihn schon bestellt.",
    expired: "Eine Änderung am Warenkorb konnte nicht übernommen werden. Prüfen Sie Ihren Warenkorb.",
    lost: "Der Warenkorb wurde inzwischen an anderer Stelle geändert. Prüfen Sie, ob alles darin ist.",
    unmerged: "Beim Anmelden nicht in Ihren Warenkorb übernommen: {{titles}}. Möglicherweise ist er voll.",
    notDurable: "Ihr Browser speichert für diese Seite nichts: Der Warenkorb bleibt nur, solange sie geöffnet ist.",
    stock_one: "Es ist nur noch {{count}} Stück verfügbar.",
    stock_other: "Es sind nur noch {{count}} Stück verfügbar.",
    undone: "Rückgängig gemacht",
    advice: {
      soldOut: "Der Artikel ist derzeit ausverkauft.",
      gone: "Der Artikel wird nicht mehr angeboten. Wählen Sie einen anderen.",
      full: "Ihr Warenkorb ist voll. Bestellen Sie zuerst oder entfernen Sie Artikel.",
      check: "Prüfen Sie Ihren Warenkorb.",
      retry: "Versuchen Sie es noch einmal.",
    },
  },
  error: {
    network: "Keine Verbindung zum Shop. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
    unexpected: "Das hat nicht geklappt. Versuchen Sie es noch einmal.",
    loginFailed: "E-Mail-Adresse oder Passwort stimmen nicht. Prüfen Sie beides.",
    codeRequired: "Geben Sie auch den Code Ihrer Authenticator-App ein.",
    emailExists:
      "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder fordern Sie ein neues Passwort an.",
    rateLimited_one: "Das waren zu viele Versuche. Warten Sie {{count}} Minute.",
    rateLimited_other: "Das waren zu viele Versuche. Warten Sie {{count}} Minuten.",
    linkInvalid: "Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.",
    sessionOver: "Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.",
    forbidden: "Das ist mit diesem Konto nicht möglich.",
    notFound: "Das gibt es nicht oder es gehört nicht zu Ihrem Konto.",
    invalidInput: "Prüfen Sie Ihre Angaben.",
    addressIsDefault: "Die Standardadresse kann nicht gelöscht werden. Wählen Sie zuerst eine andere als Standard.",
  },
  search: {
    // The context is the count, as a word.
    tooShort_1: "Geben Sie bitte mehr als ein Zeichen ein.",
    tooShort_2: "Geben Sie bitte mehr als zwei Zeichen ein.",
    tooShort_3: "Geben Sie bitte mehr als drei Zeichen ein.",
    tooShort: "Geben Sie bitte mehr als {{count}} Zeichen ein.",
    failed: "Bei der Suche ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
    none: "Leider haben wir nichts gefunden. Bitte versuchen Sie es mit einem anderen Begriff.",
  },
  validation: {
    email: {
      required: "Geben Sie Ihre E-Mail-Adresse ein.",
      invalid: "Diese E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.at",
      exists: "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
    },
    emailConfirm: {
      required: "Geben Sie Ihre E-Mail-Adresse noch einmal ein.",
      mismatch: "Die beiden E-Mail-Adressen sind verschieden.",
    },
    password: {
      required: "Geben Sie ein Passwort ein.",
      tooShort: "Das Passwort braucht mindestens {{count}} Zeichen.",
      common: "Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.",
      invalid: "Dieses Passwort stimmt nicht.",
    },
    passwordConfirm: {
      required: "Geben Sie das Passwort noch einmal ein.",
      mismatch: "Die beiden Passwörter sind verschieden.",
    },
    passwordOld: {
      required: "Geben Sie Ihr bisheriges Passwort ein.",
      invalid: "Das bisherige Passwort stimmt nicht.",
    },
    code: { invalid: "Dieser Code stimmt nicht oder wurde schon verwendet." },
    label: { required: "Geben Sie der Adresse einen Namen, zum Beispiel „Zuhause“." },
    state: {
      required: "Wählen Sie den Kreis.",
      invalid: "Dieser Kreis gehört nicht zum gewählten Land.",
    },
    company: { required: "Geben Sie den Namen der Firma ein." },
    association: { required: "Geben Sie den Namen des Vereins ein." },
    vatNumber: {
      valid: "Die UID-Nummer ist gültig.",
      invalid: "Diese UID-Nummer ist nicht gültig. Beispiel: ATU12345675",
      failed: "Die UID-Nummer konnte nicht geprüft werden. Versuchen Sie es später noch einmal.",
    },
    firstName: {
      required: "Geben Sie Ihren Vornamen ein.",
      tooShort: "Der Vorname braucht mindestens 2 Zeichen.",
    },
    lastName: {
      required: "Geben Sie Ihren Nachnamen ein.",
      tooShort: "Der Nachname braucht mindestens 2 Zeichen.",
    },
    street: {
      required: "Geben Sie Straße und Hausnummer ein.",
      numberRequired: "Ergänzen Sie die Hausnummer. Gibt es keine, schreiben Sie „o. Nr.“.",
    },
    city: { required: "Geben Sie den Ort ein." },
    country: { required: "Wählen Sie das Land." },
    postalCode: {
      required: "Geben Sie die Postleitzahl ein.",
      wrongLength: "Die Postleitzahl muss {{digits}} Ziffern haben.",
      invalid: "Diese Postleitzahl gibt es nicht. Prüfen Sie sie.",
    },
    phone: {
      required: "Geben Sie eine Telefonnummer ein.",
      requiredForFreight:
        "Für die Lieferung per Spedition brauchen wir eine Telefonnummer, um den Termin zu vereinbaren.",
      invalid: "Prüfen Sie die Telefonnummer: Sie hat 3 bis 20 Ziffern.",
      invalidForCountry: "Diese Telefonnummer passt nicht zum gewählten Land.",
    },
    field: { tooLong: "Diese Angabe ist zu lang." },
    terms: {
      required: "Stimmen Sie den AGB zu, um zu bestellen.",
      requiredForAccount: "Stimmen Sie den AGB zu, um ein Konto anzulegen.",
    },
    name: { required: "Geben Sie Ihren Namen ein." },
    orderRef: { required: "Geben Sie die Bestellnummer an oder beschreiben Sie die Bestellung." },
    rating: { required: "Wählen Sie die Anzahl der Sterne." },
    reviewTitle: { required: "Geben Sie Ihrer Bewertung eine Überschrift." },
    reviewContent: { required: "Schreiben Sie, wie es Ihnen gefällt." },
    picture: {
      invalid: "Wählen Sie ein anderes Foto: JPEG, PNG oder WebP.",
      tooLarge: "Wählen Sie ein kleineres Foto, bis 10 MB und 50 Megapixel.",
    },
    payment: { required: "Wählen Sie eine Zahlungsart." },
    pickup: { required: "Wählen Sie einen Abholort." },
  },
};
