import type { Messages } from "./messages.js";

/** Messages of the core, in i18next's format. */
export const messages: Messages = {
  cart: {
    addFailed: "Produsul nu a putut fi adăugat în coș",
    removed: "Eliminat din coș",
    removeFailed: "Produsul nu a putut fi eliminat din coș",
    updateFailed: "Cantitatea nu a putut fi modificată",
    waiting:
      "Momentan nu există conexiune. Coșul dumneavoastră este păstrat și va fi trimis imediat ce conexiunea revine.",
    busy: "Magazinul nu răspunde momentan. Modificările sunt păstrate și vor fi salvate de îndată ce răspunde.",
    gone: "Coșul dumneavoastră anterior nu mai este disponibil. Este posibil să îl fi comandat deja.",
    expired: "O modificare a coșului nu a putut fi salvată. Verificați coșul.",
    lost: "Coșul a fost modificat între timp în altă parte. Verificați dacă toate produsele sunt în el.",
    unmerged:
      "La autentificare nu s-au preluat în coș următoarele produse: {{titles}}. Este posibil ca acesta să fie plin.",
    notDurable:
      "Browserul dumneavoastră nu păstrează nimic pentru această pagină: coșul rămâne doar cât timp este deschisă.",
    stock_one: "Mai este disponibilă o singură bucată.",
    stock_few: "Mai sunt disponibile doar {{count}} bucăți.",
    stock_other: "Mai sunt disponibile doar {{count}} de bucăți.",
    undone: "Readus în coș",
    advice: {
      soldOut: "Produsul este momentan epuizat.",
      gone: "Produsul nu se mai vinde. Alegeți altul.",
      full: "Coșul este plin. Trimiteți mai întâi comanda sau eliminați produse.",
      check: "Verificați coșul.",
      retry: "Încercați din nou.",
    },
  },
  error: {
    network: "Magazinul nu poate fi accesat. Verificați conexiunea la internet și încercați din nou.",
    unexpected: "Din păcate, ceva nu a funcționat. Încercați din nou.",
    loginFailed: "Adresa de e-mail sau parola nu este corectă. Verificați-le pe amândouă.",
    codeRequired: "Introduceți și codul din aplicația de autentificare.",
    emailExists: "Pentru această adresă de e-mail există deja un cont. Autentificați-vă sau solicitați o parolă nouă.",
    rateLimited_one: "Au fost prea multe încercări. Așteptați {{count}} minut.",
    rateLimited_few: "Au fost prea multe încercări. Așteptați {{count}} minute.",
    rateLimited_other: "Au fost prea multe încercări. Așteptați {{count}} de minute.",
    linkInvalid: "Acest link a expirat sau a fost deja folosit. Solicitați unul nou.",
    sessionOver: "Sesiunea dumneavoastră a expirat. Autentificați-vă din nou.",
    forbidden: "Contul dumneavoastră nu permite această acțiune.",
    notFound: "Ceea ce căutați nu există sau nu aparține contului dumneavoastră.",
    invalidInput: "Verificați datele introduse.",
    addressIsDefault: "Adresa implicită nu poate fi ștearsă. Alegeți mai întâi altă adresă implicită.",
  },
  search: {
    tooShort_1: "Vă rugăm să introduceți mai mult de un caracter.",
    tooShort_2: "Vă rugăm să introduceți mai mult de două caractere.",
    tooShort_3: "Vă rugăm să introduceți mai mult de trei caractere.",
    tooShort: "Vă rugăm să introduceți mai mult de {{count}} caractere.",
    failed: "A apărut o eroare la căutare. Vă rugăm să încercați din nou mai târziu.",
    none: "Ne pare rău, nu am găsit niciun rezultat. Vă rugăm să încercați alt termen.",
  },
  validation: {
    email: {
      required: "Introduceți adresa de e-mail.",
      invalid: "Adresa de e-mail este incompletă. Exemplu: nume@exemplu.ro",
      exists: "Pentru această adresă de e-mail există deja un cont.",
    },
    emailConfirm: {
      required: "Introduceți încă o dată adresa de e-mail.",
      mismatch: "Cele două adrese de e-mail sunt diferite.",
    },
    password: {
      required: "Introduceți o parolă.",
      tooShort: "Parola trebuie să aibă cel puțin {{count}} caractere.",
      common: "Această parolă este prea ușor de ghicit. Alegeți alta.",
      invalid: "Această parolă nu este corectă.",
    },
    passwordConfirm: {
      required: "Introduceți parola încă o dată.",
      mismatch: "Cele două parole sunt diferite.",
    },
    passwordOld: {
      required: "Introduceți parola actuală.",
      invalid: "Parola actuală nu este corectă.",
    },
    code: { invalid: "Acest cod nu este corect sau a fost deja folosit." },
    label: { required: "Dați un nume adresei, de exemplu „Acasă”." },
    state: {
      required: "Alegeți județul.",
      invalid: "Acest județ nu aparține țării alese.",
    },
    company: { required: "Introduceți denumirea firmei." },
    association: { required: "Introduceți denumirea asociației." },
    vatNumber: {
      valid: "Codul de TVA este valid.",
      invalid: "Acest cod de TVA nu este valid. Exemplu: RO18547290",
      failed: "Codul de TVA nu a putut fi verificat. Încercați mai târziu.",
    },
    firstName: {
      required: "Introduceți prenumele.",
      tooShort: "Prenumele trebuie să aibă cel puțin 2 caractere.",
    },
    lastName: {
      required: "Introduceți numele de familie.",
      tooShort: "Numele de familie trebuie să aibă cel puțin 2 caractere.",
    },
    street: {
      required: "Introduceți strada și numărul.",
      numberRequired: "Adăugați numărul. Dacă nu există, scrieți „FN”.",
    },
    city: { required: "Introduceți localitatea." },
    country: { required: "Alegeți țara." },
    postalCode: {
      required: "Introduceți codul poștal.",
      wrongLength: "Codul poștal trebuie să aibă {{digits}} cifre.",
      invalid: "Acest cod poștal nu există. Verificați-l.",
    },
    phone: {
      required: "Introduceți numărul de telefon.",
      requiredForFreight: "Pentru livrarea prin transportator avem nevoie de un număr de telefon, ca să stabilim data.",
      invalid: "Verificați numărul de telefon: trebuie să aibă între 3 și 20 de cifre.",
      invalidForCountry: "Acest număr de telefon nu corespunde țării alese.",
    },
    field: { tooLong: "Textul este prea lung." },
    terms: {
      required: "Acceptați termenii și condițiile pentru a trimite comanda.",
      requiredForAccount: "Acceptați termenii și condițiile pentru a crea un cont.",
    },
    name: { required: "Introduceți numele dumneavoastră." },
    orderRef: { required: "Introduceți numărul comenzii sau descrieți comanda." },
    rating: { required: "Alegeți numărul de stele." },
    reviewTitle: { required: "Dați un titlu recenziei." },
    reviewContent: { required: "Scrieți ce părere aveți." },
    picture: {
      invalid: "Alegeți altă fotografie: JPEG, PNG sau WebP.",
      tooLarge: "Alegeți o fotografie mai mică, până la 10 MB și 50 de megapixeli.",
    },
    payment: { required: "Alegeți o metodă de plată." },
    pickup: { required: "Alegeți un punct de ridicare." },
  },
};
