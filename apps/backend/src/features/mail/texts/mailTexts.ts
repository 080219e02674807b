/** Every word of the mails about orders; one file per language has them all. */
export interface MailTexts {
  greeting: (customer: { firstname: string; lastname: string }) => string;
  closing: string;
  /** about one order each */
  received: {
    subject: (order: { ref: string; store: string }) => string;
    says: (order: { store: string; date: string }) => string;
  };
  paid: StatusTexts;
  sent: StatusTexts;
  canceled: StatusTexts;
  paymentFailed: StatusTexts;
  sentByFreight: string;
  /** where money was there already */
  refund: string;
  invoiceEnclosed: (invoice: { number: string }) => string;
  toCheckout: string;

  orderRef: string;
  orderLink: string;
  items: string;
  item: string;
  articleRef: string;
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
  expected: (range: { dates: string }) => string;
  /** where the money comes first */
  expectedAfterPayment: (range: { min: number; max: number }) => string;
  payment: string;
  message: string;
  /** how to pay in advance */
  transfer: (order: { total: string; ref: string }) => string;
  accountHolder: string;
  iban: string;
  bic: string;
  bankName: string;
  transferReference: string;
  qrCode: string;
  /** how to pay on delivery */
  payOnDelivery: (order: { total: string }) => string;
  withdrawal: string;
  /** leads to the withdrawal function; the words are the law's (decision record 0024) */
  withdraw: string;
  termsLink: string;
}

interface StatusTexts {
  subject: (order: { ref: string; store: string }) => string;
  says: (order: { total: string; store: string }) => string;
}
