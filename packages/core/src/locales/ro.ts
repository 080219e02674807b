import type { Messages } from "./messages.js";

/** What the core can say, in i18next's format. */
export const messages: Messages = {
  cart: {
    addFailed: "Produsul nu a putut fi adăugat în coș.",
    removed: "Eliminat din coș",
    removeFailed: "Produsul nu a putut fi eliminat din coș.",
    updateFailed: "Cantitatea nu a putut fi modificată.",
    stock_one: "Mai este disponibilă o singură bucată.",
    stock_few: "Mai sunt disponibile doar {{count}} bucăți.",
    stock_other: "Mai sunt disponibile doar {{count}} de bucăți.",
    undone: "Anulat",
  },
  error: {
    network: "Magazinul nu poate fi accesat. Verificați conexiunea la internet și încercați din nou.",
    unexpected: "Ceva nu a funcționat. Vă rugăm să încercați din nou.",
    priceChanged: "Totalul s-a modificat între timp. Vă rugăm să îl verificați și să trimiteți din nou comanda.",
    outOfStock: "Un produs nu mai este disponibil în cantitatea dorită. Vă rugăm să modificați coșul.",
    undeliverable: "Un produs nu poate fi livrat în țara aleasă.",
    cartGone: "Acest coș nu mai este disponibil.",
  },
  validation: {
    email: {
      required: "Introduceți adresa de e-mail.",
      invalid: "Adresa de e-mail este incompletă. Exemplu: nume@exemplu.ro",
    },
    firstname: {
      required: "Introduceți prenumele.",
      tooShort: "Prenumele trebuie să aibă cel puțin 2 caractere.",
    },
    lastname: {
      required: "Introduceți numele de familie.",
      tooShort: "Numele de familie trebuie să aibă cel puțin 2 caractere.",
    },
    street: {
      required: "Introduceți strada și numărul.",
    },
    city: {
      required: "Introduceți localitatea.",
    },
    country: {
      required: "Alegeți țara.",
    },
    postcode: {
      required: "Introduceți codul poștal.",
      wrongLength: "Codul poștal trebuie să aibă {{digits}} cifre.",
      invalid: "Acest cod poștal nu există. Verificați cifrele.",
    },
    phone: {
      required: "Introduceți numărul de telefon.",
      requiredForFreight: "Pentru livrarea prin transportator avem nevoie de un număr de telefon, ca să stabilim data.",
      invalid: "Numărul de telefon trebuie să aibă între 3 și 20 de cifre.",
      invalidForCountry: "Acest număr de telefon nu corespunde țării alese.",
    },
    terms: {
      required: "Acceptați termenii și condițiile pentru a trimite comanda.",
    },
    payment: {
      required: "Alegeți o metodă de plată.",
    },
  },
};
