import type { MailTexts } from "./mailTexts.ts";

export const ro: MailTexts = {
  subject: ({ ref, store }) => `Comanda dumneavoastră ${ref} la ${store}`,
  greeting: ({ firstname, lastname }) => `Bună ziua, ${firstname} ${lastname},`,
  thanks: ({ store, date }) =>
    `Vă mulțumim pentru comanda plasată la ${store}. Am primit-o în data de ${date} și vă confirmăm înregistrarea ei.`,
  orderRef: "Numărul comenzii",
  items: "Articolele dumneavoastră",
  item: "Articol",
  articleRef: "Cod articol",
  quantity: "Cantitate",
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
  payment: "Plată",
  message: "Mesajul dumneavoastră către noi",
  transfer: ({ total, ref }) =>
    `Vă rugăm să transferați ${total} în termen de șapte zile în contul de mai jos. Menționați ${ref} la detaliile plății, pentru a putea identifica plata dumneavoastră.`,
  accountHolder: "Titularul contului",
  iban: "IBAN",
  bic: "BIC",
  transferReference: "Detaliile plății",
  payOnDelivery: ({ total }) => `Plătiți ${total} la primirea mărfii.`,
  withdrawal:
    "Aveți dreptul de a vă retrage din acest contract în termen de paisprezece zile, fără a preciza motivele. Termenul începe din ziua în care ați primit ultimul produs. Informarea privind dreptul de retragere arată cum vă puteți retrage și ce efecte are retragerea.",
  withdrawalLink: "Informare privind dreptul de retragere",
  termsLink: "Termeni și condiții",
  closing: "Cu stimă",
};
