/** Texts of invoices and credit notes. */
export interface InvoiceTexts {
  title: string;
  number: string;
  date: string;
  orderRef: string;
  orderDate: string;
  delivered: string;
  expected: string;
  billTo: string;
  shipTo: string;
  vatNumber: string;
  buyerVatNumber: string;
  position: string;
  item: string;
  articleRef: string;
  quantity: string;
  unitPrice: string;
  rate: string;
  amount: string;
  subtotal: string;
  discount: string;
  shipping: string;
  fee: string;
  total: string;
  vatTable: string;
  net: string;
  vat: string;
  gross: string;
  intraCommunity: string;
  solar: string;
  /** Titles of a full and of a partial credit note. */
  creditNote: string;
  correction: string;
  creditDate: string;
  corrects: string;
  correctsDated: (invoice: { number: string; date: string }) => string;
  partOf: string;
  refunded: (refund: { date: string; method: string }) => string;
  /** Shown when nothing was paid. */
  nothingPaid: string;
  paid: (payment: { date: string; method: string }) => string;
  payOnDelivery: string;
  pay: (transfer: { ref: string }) => string;
  accountHolder: string;
  iban: string;
  bic: string;
  bankName: string;
  page: (place: { page: number; pages: number }) => string;
}
