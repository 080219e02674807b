import type { OrderMailTexts } from "./orderMailTexts.ts";

export const ro: OrderMailTexts = {
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
  ready: {
    subject: ({ ref }) => `Comanda dumneavoastră ${ref} poate fi ridicată`,
    body: ({ store }) =>
      `Comanda plasată la ${store} este pregătită și poate fi ridicată. Vă rugăm să aveți la dumneavoastră numărul comenzii și un act de identitate.`,
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
  trackingNumbers: "Număr de urmărire (AWB)",
  pickupLocation: "Punct de ridicare",
  items: "Produsele dumneavoastră",
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
    `Termen de livrare: între ${min} și ${max < 20 ? max : `${max} de`} zile lucrătoare de la primirea plății`,
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
  cashOnDeliveryInstructions: ({ total }) => `Plătiți ${total} la primirea produselor.`,
  withdrawalNotice:
    "Aveți dreptul de a vă retrage din acest contract în termen de paisprezece zile, fără a preciza motivele. Termenul începe din ziua în care ați primit ultimul produs. Vă puteți retrage și online, fără autentificare:",
  withdrawalLink: "Retrageți-vă din contract aici",
  termsLink: "Termeni și condiții",
};
