/** Every word of the order mail; one file per language has them all. */
export interface MailTexts {
  subject: (order: { ref: string; store: string }) => string;
  greeting: (customer: { firstname: string; lastname: string }) => string;
  thanks: (order: { store: string; date: string }) => string;
  orderRef: string;
  orderLink: string;
  items: string;
  item: string;
  articleRef: string;
  quantity: string;
  unitPrice: string;
  price: string;
  goods: string;
  discount: string;
  postage: string;
  fee: string;
  total: string;
  /** beside the total: amounts contain the VAT */
  includedVat: (rate: { percent: string; tax: string; net: string }) => string;
  deliveryAddress: string;
  invoiceAddress: string;
  phone: string;
  delivery: string;
  payment: string;
  message: string;
  /** how to pay in advance */
  transfer: (order: { total: string; ref: string }) => string;
  accountHolder: string;
  iban: string;
  bic: string;
  transferReference: string;
  /** how to pay on delivery */
  payOnDelivery: (order: { total: string }) => string;
  withdrawal: string;
  withdrawalLink: string;
  termsLink: string;
  closing: string;
}
