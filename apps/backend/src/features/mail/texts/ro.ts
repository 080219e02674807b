import type { MailTexts } from "./mailTexts.ts";

export const ro: MailTexts = {
  greeting: ({ firstname, lastname }) => `Bună ziua, ${firstname} ${lastname},`,
  closing: "Cu stimă",
  received: {
    subject: ({ ref, store }) => `Comanda dumneavoastră ${ref} la ${store}`,
    says: ({ store, date }) =>
      `Vă mulțumim pentru comanda plasată la ${store}. Am primit-o în data de ${date} și vă confirmăm înregistrarea ei.`,
  },
  paid: {
    subject: ({ ref }) => `Am primit plata pentru comanda dumneavoastră ${ref}`,
    says: ({ total }) => `Am primit plata dumneavoastră de ${total}, vă mulțumim. Pregătim acum expedierea comenzii.`,
  },
  sent: {
    subject: ({ ref }) => `Comanda dumneavoastră ${ref} este pe drum`,
    says: ({ store }) => `Comanda dumneavoastră la ${store} a plecat din depozit și este pe drum spre dumneavoastră.`,
  },
  canceled: {
    subject: ({ ref }) => `Comanda dumneavoastră ${ref} a fost anulată`,
    says: ({ store }) => `Comanda dumneavoastră la ${store} a fost anulată. Nu se va livra nimic.`,
  },
  paymentFailed: {
    subject: ({ ref }) => `Plata pentru comanda dumneavoastră ${ref} nu a fost finalizată`,
    says: ({ total }) =>
      `Plata de ${total} nu a putut fi finalizată, de aceea comanda nu a fost executată. Coșul dumneavoastră este păstrat: puteți încerca din nou sau puteți alege altă modalitate de plată.`,
  },
  sentByFreight: "Transportatorul vă va contacta telefonic pentru a stabili ziua livrării.",
  refund: "Dacă ați plătit deja, vă restituim suma prin aceeași modalitate de plată.",
  invoiceEnclosed: ({ number }) => `Factura ${number} este atașată acestui e-mail, în format PDF.`,
  toCheckout: "Spre finalizarea comenzii",

  orderRef: "Numărul comenzii",
  orderLink: "Vedeți comanda",
  items: "Articolele dumneavoastră",
  item: "Articol",
  articleRef: "Cod articol",
  unitPrice: "Preț unitar",
  price: "Preț",
  goods: "Subtotal",
  discount: "Reducere",
  postage: "Cost de livrare",
  fee: "Taxă de plată",
  total: "Total",
  includedVat: ({ percent, tax, net }) => `include TVA ${percent}%: ${tax} (fără TVA ${net})`,
  deliveryAddress: "Adresa de livrare",
  invoiceAddress: "Adresa de facturare",
  phone: "Telefon",
  delivery: "Livrare",
  expected: ({ dates }) => `Livrare estimată: ${dates}`,
  expectedAfterPayment: ({ min, max }) =>
    `Termen de livrare: între ${min} și ${max} zile lucrătoare de la primirea plății`,
  payment: "Plată",
  message: "Mesajul dumneavoastră către noi",
  transfer: ({ total, ref }) =>
    `Vă rugăm să transferați ${total} în termen de șapte zile în contul de mai jos. Menționați ${ref} la detaliile plății, pentru a putea identifica plata dumneavoastră.`,
  accountHolder: "Titularul contului",
  iban: "IBAN",
  bic: "BIC",
  bankName: "Banca",
  transferReference: "Detaliile plății",
  qrCode: "Cod QR pentru transferul bancar: scanați-l cu aplicația băncii dumneavoastră.",
  payOnDelivery: ({ total }) => `Plătiți ${total} la primirea mărfii.`,
  withdrawal:
    "Aveți dreptul de a vă retrage din acest contract în termen de paisprezece zile, fără a preciza motivele. Termenul începe din ziua în care ați primit ultimul produs. Vă puteți retrage și online, fără autentificare:",
  withdraw: "Retrageți-vă din contract aici",
  termsLink: "Termeni și condiții",
};
