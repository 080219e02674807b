import type { AccountMailTexts } from "../accountMailTexts.ts";

export const ro: AccountMailTexts = {
  greeting: (name) => (name === "" ? "Bună ziua," : `Bună ziua, ${name},`),
  closing: "Cu stimă",
  defaultLinkLabel: "Vă rugăm să deschideți această adresă:",
  welcome: ({ store }) => ({
    subject: `Bun venit la ${store}`,
    paragraphs: [
      `Ne bucurăm că sunteți aici. Contul dumneavoastră la ${store} a fost creat.`,
      "Acolo găsiți comenzile și adresele dumneavoastră, iar următoarea comandă va merge mai repede.",
    ],
    link: "Vedeți contul",
    smallPrint: ["Nu dumneavoastră ați creat contul? Vă rugăm să răspundeți la acest e-mail și îl vom șterge."],
  }),
  resetPassword: ({ store, minutes }) => ({
    subject: `Parolă nouă pentru ${store}`,
    paragraphs: [
      `Cineva dorește să seteze o parolă nouă pentru contul dumneavoastră la ${store}. Dacă ați fost dumneavoastră, alegeți-o aici:`,
    ],
    link: "Alegeți o parolă nouă",
    smallPrint: [
      `Linkul este valabil ${minutes} de minute și poate fi folosit o singură dată.`,
      "Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic: parola rămâne neschimbată.",
    ],
  }),
  passwordChanged: ({ store, phone }) => ({
    subject: `Parola dumneavoastră la ${store} a fost schimbată`,
    paragraphs: [
      `Parola contului dumneavoastră la ${store} tocmai a fost schimbată. Sesiunile de pe toate celelalte dispozitive s-au încheiat.`,
      `Nu ați fost dumneavoastră? Vă rugăm să setați imediat o parolă nouă și să ne sunați: ${phone}`,
    ],
    link: "Setați o parolă nouă",
  }),
  emailConfirm: ({ store, minutes }) => ({
    subject: `Vă rugăm să confirmați noua adresă de e-mail la ${store}`,
    paragraphs: [
      `Această adresă urmează să devină noua adresă de e-mail a contului dumneavoastră la ${store}. Vă rugăm să confirmați că vă aparține:`,
    ],
    link: "Confirmați adresa de e-mail",
    smallPrint: [
      `Linkul este valabil ${minutes} de minute și poate fi folosit o singură dată. După aceea vă autentificați cu noua adresă.`,
      "Dacă nu ați cerut acest lucru, nu trebuie să faceți nimic.",
    ],
  }),
  emailChangeRequested: ({ store, minutes, phone }) => ({
    subject: `Adresa dumneavoastră de e-mail la ${store} urmează să fie schimbată`,
    paragraphs: [
      `Pentru contul dumneavoastră la ${store} tocmai a fost introdusă o altă adresă de e-mail. Dacă este confirmată în decurs de ${minutes} de minute, această adresă nu mai este valabilă.`,
      `Nu ați fost dumneavoastră? Vă rugăm să setați imediat o parolă nouă, pentru ca totul să rămână neschimbat, și să ne sunați: ${phone}`,
    ],
    link: "Setați o parolă nouă",
  }),
  emailChanged: ({ store, phone }) => ({
    subject: `Adresa dumneavoastră de e-mail la ${store} a fost schimbată`,
    paragraphs: [
      `Adresa de e-mail a contului dumneavoastră la ${store} tocmai a fost schimbată. La această adresă nu vă mai scriem despre cont.`,
      `Nu ați fost dumneavoastră? Vă rugăm să ne sunați imediat: ${phone}`,
    ],
  }),
  newsletterConfirm: ({ store, days }) => ({
    subject: `Vă rugăm să confirmați abonarea la newsletterul ${store}`,
    paragraphs: [
      `Pentru această adresă a fost solicitat newsletterul ${store}. Dacă doriți să îl primiți, vă rugăm să confirmați:`,
    ],
    link: "Confirmați abonarea",
    smallPrint: [`Linkul este valabil ${days} zile. Dacă nu confirmați, nu vă vom mai scrie.`],
  }),
  newsletterWelcome: ({ store }) => ({
    subject: `De acum primiți newsletterul ${store}`,
    paragraphs: ["Vă mulțumim, abonarea dumneavoastră este confirmată. Vă puteți dezabona oricând:"],
    link: "Dezabonare",
  }),
};
