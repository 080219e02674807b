import { createCounter } from "./createCounter.ts";
import type { Texts } from "./types.ts";

const count = createCounter("ro");
const inMinutes = (minutes: number): string => count(minutes, { one: "minut", few: "minute", other: "de minute" });
const inDays = (days: number): string => count(days, { one: "zi", few: "zile", other: "de zile" });
const inWorkdays = (days: number): string =>
  count(days, { one: "zi lucrătoare", few: "zile lucrătoare", other: "de zile lucrătoare" });

export const ro: Texts = {
  vat: "TVA",
  invoice: {
    title: "Factură",
    number: "Numărul facturii",
    date: "Data facturii",
    orderRef: "Numărul comenzii",
    orderDate: "Data comenzii",
    delivered: "Data livrării",
    expected: "Livrare estimată",
    billTo: "Adresa de facturare",
    shipTo: "Adresa de livrare",
    vatNumber: "Cod de TVA",
    buyerVatNumber: "Codul dumneavoastră de TVA",
    position: "Nr.",
    item: "Produs",
    articleRef: "Cod produs",
    quantity: "Cantitate",
    unitPrice: "Preț unitar",
    rate: "TVA",
    amount: "Valoare",
    subtotal: "Valoarea produselor",
    discount: "Reducere",
    shipping: "Cost de livrare",
    fee: "Taxă de plată",
    total: "Total",
    vatTable: "TVA inclus",
    net: "Fără TVA",
    vat: "TVA",
    gross: "Cu TVA",
    intraCommunity: "Livrare intracomunitară scutită de TVA (articolul 138 din Directiva 2006/112/CE).",
    solar: "Produselor cu TVA 0% li se aplică, potrivit § 12 alin. (3) din legea germană a TVA-ului (UStG), cota zero.",
    creditNote: "Factură de stornare",
    correction: "Factură de stornare",
    creditDate: "Data",
    corrects: "Pentru factura",
    correctsDated: ({ number, date }) => `${number} din ${date}`,
    partOf: "Rambursare parțială",
    refunded: ({ date, method }) => `Suma a fost rambursată la ${date} (${method}).`,
    nothingPaid: "Suma din factură nu mai este de plată.",
    paid: ({ date, method }) => `Plătită la ${date} (${method}). Nu mai aveți nimic de plată.`,
    payOnDelivery: "De plătit la primirea produselor.",
    pay: ({ ref }) => `Vă rugăm să transferați suma totală în acest cont, cu mențiunea ${ref}:`,
    accountHolder: "Titularul contului",
    iban: "IBAN",
    bic: "BIC",
    bankName: "Banca",
    page: ({ page, pages }) => `Pagina ${page} din ${pages}`,
  },
  withdrawalForm: {
    title: "Model de formular de retragere",
    file: "formular-de-retragere",
    instruction: "(completați și returnați prezentul formular numai dacă doriți să vă retrageți din contract)",
    to: "Către",
    fields: [
      {
        label:
          "Vă informez/Vă informăm (*) prin prezenta cu privire la retragerea mea/noastră (*) din contractul referitor la vânzarea următoarelor bunuri (*)/prestarea următorului serviciu (*)",
        lines: 3,
      },
      { label: "Comandate la data (*)/primite la data (*)", lines: 1 },
      { label: "Numele consumatorului (consumatorilor)", lines: 1 },
      { label: "Adresa consumatorului (consumatorilor)", lines: 2 },
      {
        label:
          "Semnătura consumatorului (consumatorilor) (doar în cazul în care acest formular este notificat pe hârtie)",
        lines: 1,
      },
      { label: "Data", lines: 1 },
    ],
    delete: "(*) Se șterge mențiunea inutilă.",
  },
  orderMail: {
    greeting: ({ firstname, lastname }) => `Bună ziua, ${firstname} ${lastname},`,
    closing: "Cu stimă",
    received: {
      subject: ({ ref, store }) => `Comanda dumneavoastră ${ref} la ${store}`,
      body: ({ store, date }) =>
        `Vă mulțumim pentru comanda plasată la ${store}. Am primit-o în data de ${date} și vă confirmăm înregistrarea ei.`,
    },
    paid: {
      subject: ({ ref }) => `Am primit plata pentru comanda dumneavoastră ${ref}`,
      body: ({ total }) => `Am primit plata de ${total}, vă mulțumim. Acum pregătim expedierea comenzii.`,
    },
    sent: {
      subject: ({ ref }) => `Comanda dumneavoastră ${ref} este pe drum`,
      body: ({ store }) => `Comanda plasată la ${store} a plecat din depozit și este în drum spre dumneavoastră.`,
    },
    partSent: {
      subject: ({ ref }) => `O parte din comanda dumneavoastră ${ref} este pe drum`,
      body: ({ store }) =>
        `O parte din comanda plasată la ${store} a plecat din depozit și este în drum spre dumneavoastră. Celelalte produse vi le trimitem separat, fără costuri de livrare suplimentare.`,
    },
    restSent: {
      subject: ({ ref }) => `Restul comenzii dumneavoastră ${ref} este pe drum`,
      body: ({ store }) =>
        `Celelalte produse din comanda plasată la ${store} au plecat din depozit și sunt în drum spre dumneavoastră. Comanda este astfel expediată integral.`,
    },
    ready: {
      subject: ({ ref }) => `Comanda dumneavoastră ${ref} poate fi ridicată`,
      body: ({ store }) =>
        `Comanda plasată la ${store} este pregătită și poate fi ridicată. Vă rugăm să aveți la dumneavoastră numărul comenzii și un act de identitate.`,
    },
    partReady: {
      subject: ({ ref }) => `O parte din comanda dumneavoastră ${ref} poate fi ridicată`,
      body: ({ store }) =>
        `O parte din comanda plasată la ${store} este pregătită și poate fi ridicată. Vă rugăm să aveți la dumneavoastră numărul comenzii și un act de identitate. Vă scriem din nou când sunt pregătite și celelalte produse.`,
    },
    canceled: {
      subject: ({ ref }) => `Comanda dumneavoastră ${ref} a fost anulată`,
      body: ({ store }) => `Comanda plasată la ${store} a fost anulată. Nu se va livra nimic.`,
    },
    refunded: {
      subject: ({ ref }) => `Rambursare pentru comanda dumneavoastră ${ref}`,
      body: ({ amount, method }) =>
        `V-am rambursat ${amount} pentru comanda dumneavoastră (metodă de plată: ${method}). În funcție de bancă, pot trece câteva zile până când suma ajunge la dumneavoastră.`,
    },
    unpaid: {
      subject: ({ ref }) => `Comanda dumneavoastră ${ref} a fost anulată: nu am primit plata`,
      body: ({ total, store }) =>
        `Nu am primit plata de ${total} pentru comanda plasată la ${store}. De aceea am anulat-o și nu se va livra nimic. Dacă ați transferat suma între timp, o vom returna.`,
    },
    unconfirmed: {
      subject: ({ ref }) => `Comanda dumneavoastră ${ref} a fost anulată: adresa de e-mail nu a fost confirmată`,
      body: ({ total, store }) =>
        `Adresa de e-mail a comenzii dumneavoastră de la ${store}, în valoare de ${total}, nu a fost confirmată la timp. De aceea am anulat comanda și nu se va livra nimic. Puteți comanda din nou oricând.`,
    },
    reminder: {
      subject: ({ ref }) => `Reamintire de plată pentru comanda dumneavoastră ${ref}`,
      body: ({ placed, last }) =>
        `Nu am găsit încă plata pentru comanda dumneavoastră din ${placed}. Păstrăm produsele pentru dumneavoastră până la ${last} inclusiv; dacă suma nu sosește până atunci, vom anula comanda. Dacă transferul s-a intersectat cu acest e-mail, nu trebuie să faceți nimic.`,
    },
    paymentFailed: {
      subject: ({ ref }) => `Plata pentru comanda dumneavoastră ${ref} nu a fost finalizată`,
      body: ({ total }) =>
        `Plata de ${total} nu a putut fi finalizată, de aceea comanda nu a fost înregistrată. Coșul dumneavoastră este păstrat: puteți încerca din nou sau puteți alege altă metodă de plată.`,
    },
    sentByFreight: "Transportatorul vă va contacta telefonic pentru a stabili ziua livrării.",
    refundNotice: "Dacă ați plătit deja, vă rambursăm suma prin aceeași metodă de plată.",
    creditNoteAttached: ({ number }) => `Factura de stornare ${number} este atașată acestui e-mail, în format PDF.`,
    invoiceAttached: ({ number }) => `Factura ${number} este atașată acestui e-mail, în format PDF.`,
    checkoutLink: "Finalizați comanda",

    orderRef: "Numărul comenzii",
    orderLink: "Vedeți comanda",
    confirmOrder: ({ until }) =>
      `Vă rugăm să deschideți comanda o dată prin linkul de mai jos până la ${until}. Astfel vă confirmați adresa de e-mail, iar noi păstrăm produsele pentru dumneavoastră. Fără confirmare sau plată anulăm apoi comanda, chiar dacă termenul de plată este mai lung.`,
    trackingNumbers: "Număr de urmărire (AWB)",
    trackParcel: ({ number }) => `Urmăriți coletul ${number}`,
    pickupLocation: "Punct de ridicare",
    items: "Produsele dumneavoastră",
    shippedItems: "Incluse de această dată",
    followingItems: "Urmează",
    item: "Produs",
    productRef: "Cod produs",
    unitPrice: "Preț unitar",
    price: "Preț",
    subtotal: "Valoarea produselor",
    discount: "Reducere",
    shipping: "Cost de livrare",
    paymentFee: "Taxă de plată",
    total: "Total",
    includedVat: ({ percent, tax, net }) => `include TVA ${percent}: ${tax} (fără TVA ${net})`,
    shippingAddress: "Adresa de livrare",
    billingAddress: "Adresa de facturare",
    phone: "Telefon",
    delivery: "Livrare",
    expectedDelivery: ({ dates }) => `Livrare estimată: ${dates}`,
    deliveryTimeAfterPayment: ({ min, max }) =>
      `Termen de livrare: între ${min} și ${inWorkdays(max)} de la primirea plății`,
    payment: "Plată",
    message: "Mesajul dumneavoastră către noi",
    transferInstructions: ({ total, ref }) =>
      `Vă rugăm să transferați ${total} în termen de șapte zile în contul de mai jos. Menționați ${ref} la detaliile plății, pentru a vă putea identifica plata.`,
    accountHolder: "Titularul contului",
    iban: "IBAN",
    bic: "BIC",
    bankName: "Banca",
    transferReference: "Detaliile plății",
    qrCode: "Cod QR pentru transferul bancar: scanați-l cu aplicația băncii dumneavoastră.",
    nothingToPay: "Pentru această comandă nu este nimic de plată.",
    cashOnDeliveryInstructions: ({ total }) => `Plătiți ${total} la primirea produselor.`,
    withdrawalNotice:
      "Aveți dreptul de a vă retrage din acest contract în termen de paisprezece zile, fără a preciza motivele. Termenul începe din ziua în care ați primit ultimul produs. Vă puteți retrage și online, fără autentificare:",
    withdrawalLink: "Retrageți-vă din contract aici",
    termsLink: "Termeni și condiții",
  },
  erasedAuthor: "Cont șters",
  accountMail: {
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
        `Cineva a cerut o parolă nouă pentru contul dumneavoastră de la ${store}. Dacă ați fost dumneavoastră, alegeți-o aici:`,
      ],
      link: "Alegeți o parolă nouă",
      smallPrint: [
        `Linkul este valabil ${inMinutes(minutes)} și poate fi folosit o singură dată.`,
        "Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic: parola rămâne neschimbată.",
      ],
    }),
    passwordChanged: ({ store, phone, isDataRemoved }) => ({
      subject: `Parola dumneavoastră la ${store} a fost schimbată`,
      paragraphs: [
        `Parola contului dumneavoastră la ${store} tocmai a fost schimbată. Sesiunile de pe toate celelalte dispozitive s-au încheiat.`,
        `Nu ați fost dumneavoastră? Vă rugăm să alegeți imediat o parolă nouă și să ne sunați: ${phone}`,
        ...(isDataRemoved
          ? [
              "Adresa dumneavoastră de e-mail nu fusese confirmată niciodată până acum. De aceea, pentru protecția dumneavoastră, am eliminat din cont adresele și aplicația de autentificare, dacă exista. Vă rugăm să introduceți adresele din nou.",
            ]
          : []),
      ],
      link: "Alegeți o parolă nouă",
    }),
    loginsFailed: ({ store, phone }) => ({
      subject: `Multe autentificări eșuate la ${store}`,
      paragraphs: [
        `Astăzi a fost introdusă de multe ori o parolă greșită pentru contul dumneavoastră de la ${store}. Nicio autentificare nu a reușit.`,
        `Nu ați fost dumneavoastră? Atunci alegeți o parolă nouă, mai lungă, și activați în cont autentificarea în doi pași. Pentru întrebări ne puteți suna la ${phone}`,
      ],
      link: "Alegeți o parolă nouă",
    }),
    emailConfirm: ({ store, minutes }) => ({
      subject: `Vă rugăm să confirmați adresa de e-mail la ${store}`,
      paragraphs: [
        `Această adresă a fost indicată pentru contul dumneavoastră de la ${store}. Vă rugăm să confirmați că vă aparține:`,
      ],
      link: "Confirmați adresa de e-mail",
      smallPrint: [
        `Linkul este valabil ${inMinutes(minutes)} și poate fi folosit o singură dată. După aceea vă autentificați cu această adresă.`,
        "Dacă nu ați cerut acest lucru, nu trebuie să faceți nimic.",
      ],
    }),
    emailChangeRequested: ({ store, minutes, phone }) => ({
      subject: `Adresa dumneavoastră de e-mail la ${store} urmează să fie schimbată`,
      paragraphs: [
        `Pentru contul dumneavoastră la ${store} tocmai a fost introdusă o altă adresă de e-mail. Dacă este confirmată în decurs de ${inMinutes(minutes)}, această adresă nu mai este valabilă.`,
        `Nu ați fost dumneavoastră? Vă rugăm să alegeți imediat o parolă nouă, pentru ca totul să rămână neschimbat, și să ne sunați: ${phone}`,
      ],
      link: "Alegeți o parolă nouă",
    }),
    emailChanged: ({ store, phone }) => ({
      subject: `Adresa dumneavoastră de e-mail la ${store} a fost schimbată`,
      paragraphs: [
        `Adresa de e-mail a contului dumneavoastră la ${store} tocmai a fost schimbată. La această adresă nu vă mai scriem despre cont.`,
        `Nu ați fost dumneavoastră? Vă rugăm să ne sunați imediat: ${phone}`,
      ],
    }),
    erasureRequested: ({ store, minutes, phone }) => ({
      subject: `Vă rugăm să confirmați ștergerea contului dumneavoastră ${store}`,
      paragraphs: [
        `Doriți să vă ștergeți contul ${store}. Vă rugăm să confirmați aici. Adresele, coșul, numele din recenzii și abonarea la newsletter vor fi eliminate; operațiunea nu poate fi anulată.`,
        `Nu ați fost dumneavoastră? Nu deschideți linkul, schimbați-vă parola și sunați-ne: ${phone}`,
      ],
      link: "Ștergeți contul",
      smallPrint: [`Linkul este valabil ${inMinutes(minutes)}, o singură dată.`],
    }),
    erased: ({ store }) => ({
      subject: `Contul dumneavoastră ${store} a fost șters`,
      paragraphs: [
        `Contul dumneavoastră ${store} și datele din el au fost șterse.`,
        "Legislația fiscală ne obligă să păstrăm comenzile și facturile încă câțiva ani. După aceea eliminăm și din ele datele dumneavoastră personale.",
      ],
    }),
    inactive: ({ store, noticeDays }) => ({
      subject: `Contul dumneavoastră ${store} va fi șters în curând`,
      paragraphs: [
        `Nu v-ați folosit contul ${store} de trei ani. Peste ${inDays(noticeDays)} îl vom șterge, împreună cu datele din el.`,
        "Doriți să îl păstrați? Vă rugăm să vă autentificați o dată până atunci.",
      ],
      link: "Autentificare",
    }),
    newsletterConfirm: ({ store, days }) => ({
      subject: `Vă rugăm să confirmați abonarea la newsletterul ${store}`,
      paragraphs: [
        `Pentru această adresă a fost solicitat newsletterul ${store}. Dacă doriți să îl primiți, vă rugăm să confirmați:`,
      ],
      link: "Confirmați abonarea",
      smallPrint: [`Linkul este valabil ${inDays(days)}. Dacă nu confirmați, nu vă vom mai scrie.`],
    }),
    newsletterWelcome: ({ store }) => ({
      subject: `De acum primiți newsletterul ${store}`,
      paragraphs: ["Vă mulțumim, abonarea dumneavoastră este confirmată. Vă puteți dezabona oricând:"],
      link: "Dezabonare",
    }),
  },
  withdrawalMail: {
    subject: ({ reference, store }) => `Am primit retragerea dumneavoastră la ${store} (${reference})`,
    greeting: "Bună ziua,",
    body: ({ store }) => `Confirmăm că ${store} a primit următoarea declarație de retragere din contract.`,
    reference: "Numărul de înregistrare",
    received: "Primită la",
    receivedUtc: "Primită la (UTC)",
    declaration: "Conținutul declarației",
    order: "Comanda",
    name: "Nume",
    email: "Adresa de e-mail pentru această confirmare",
    reason: "Motivul",
    wholeOrder: "Prin prezenta mă retrag din contractul privind această comandă.",
    partOfOrder: "Prin prezenta mă retrag din contractul privind această comandă pentru următoarele produse:",
    nextSteps:
      "Vă vom contacta pentru pașii următori. Pentru respectarea termenului nu mai aveți nimic de făcut. Vă rugăm să păstrați acest e-mail.",
    notRequestedByYou: "Dacă nu ați făcut această declarație, vă rugăm să răspundeți la acest e-mail.",
    closing: "Cu stimă",
  },
  testBank: {
    title: "Bancă de test – nu se transferă bani",
    notice: "Această pagină ține locul unui furnizor de plăți. Aici se încearcă ce se poate întâmpla la plată.",
    order: "Comanda",
    amount: "Suma",
    choose: "Ce să se întâmple?",
    scenarios: {
      pay: { label: "Plătiți", hint: "Plata reușește și este anunțată imediat." },
      slow: { label: "Plătiți încet", hint: "Reveniți înainte să sosească anunțul." },
      twice: { label: "Anunț dublu", hint: "Anunțul și revenirea au loc de câte două ori." },
      decline: { label: "Refuzați", hint: "Banca refuză plata." },
      cancel: { label: "Anulați", hint: "Anulați plata și reveniți la magazin." },
    },
    leave: "Înapoi la magazin fără plată",
    leaveHint: "Plata rămâne deschisă și expiră după 30 de minute.",
    forge: "Cu revenire falsificată",
    forgeHint: "Adresa susține că s-a plătit. Magazinul nu o crede.",
    back: "Înapoi la magazin",
    state: {
      paying: "Plata este în curs.",
      paid: "Această plată a fost efectuată.",
      declined: "Această plată a fost refuzată.",
      canceled: "Această plată a fost anulată.",
      refunded: "Această plată a fost rambursată.",
    },
    wallet: {
      choose: "Cu ce doriți să plătiți?",
      use: "Cu contul de test",
      useHint: "Reveniți la magazin. Plata are loc abia după ce trimiteți comanda acolo.",
      leave: "Înapoi la magazin fără a alege",
    },
  },
  amazonPay: { title: "Continuare spre Amazon Pay…", back: "Înapoi la magazin" },
  pictureViews: { second: "din alt unghi", detail: "detaliu", room: "în încăpere" },
};
