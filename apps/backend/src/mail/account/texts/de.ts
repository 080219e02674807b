import type { AccountMailTexts } from "../accountMailTexts.ts";

export const de: AccountMailTexts = {
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
      `Der Link gilt ${minutes} Minuten lang und nur einmal.`,
      "Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
    ],
  }),
  passwordChanged: ({ store, phone }) => ({
    subject: `Ihr Passwort bei ${store} wurde geändert`,
    paragraphs: [
      `das Passwort Ihres Kundenkontos bei ${store} wurde soeben geändert. Alle anderen Geräte sind abgemeldet.`,
      `Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest und rufen Sie uns an: ${phone}`,
    ],
    link: "Neues Passwort festlegen",
  }),
  emailConfirm: ({ store, minutes }) => ({
    subject: `Bitte bestätigen Sie Ihre neue E-Mail-Adresse bei ${store}`,
    paragraphs: [
      `diese Adresse soll die neue E-Mail-Adresse Ihres Kundenkontos bei ${store} werden. Bitte bestätigen Sie, dass sie Ihnen gehört:`,
    ],
    link: "E-Mail-Adresse bestätigen",
    smallPrint: [
      `Der Link gilt ${minutes} Minuten lang und nur einmal. Danach melden Sie sich mit der neuen Adresse an.`,
      "Wenn Sie das nicht veranlasst haben, müssen Sie nichts tun.",
    ],
  }),
  emailChangeRequested: ({ store, minutes, phone }) => ({
    subject: `Ihre E-Mail-Adresse bei ${store} soll geändert werden`,
    paragraphs: [
      `für Ihr Kundenkonto bei ${store} wurde soeben eine andere E-Mail-Adresse angegeben. Wird sie innerhalb von ${minutes} Minuten bestätigt, gilt diese Adresse nicht mehr.`,
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
  newsletterConfirm: ({ store, days }) => ({
    subject: `Bitte bestätigen Sie den Newsletter von ${store}`,
    paragraphs: [
      `für diese Adresse wurde der Newsletter von ${store} bestellt. Wenn Sie ihn bekommen möchten, bestätigen Sie das bitte:`,
    ],
    link: "Newsletter bestätigen",
    smallPrint: [`Der Link gilt ${days} Tage. Wenn Sie nicht bestätigen, schreiben wir Ihnen nicht mehr.`],
  }),
  newsletterWelcome: ({ store }) => ({
    subject: `Sie bekommen jetzt den Newsletter von ${store}`,
    paragraphs: ["vielen Dank, Ihre Anmeldung ist bestätigt. Abmelden können Sie sich jederzeit:"],
    link: "Newsletter abbestellen",
  }),
};
