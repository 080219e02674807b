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
  /** to be fetched */
  ready: StatusTexts;
  canceled: StatusTexts;
  /** all or a part of the money was given back */
  refunded: {
    subject: (order: { ref: string; store: string }) => string;
    says: (refund: { amount: string; method: string }) => string;
  };
  /** given up because no money came */
  unpaid: StatusTexts;
  paymentFailed: StatusTexts;
  /** no money yet; `last` is the last day for it */
  reminder: {
    subject: (order: { ref: string; store: string }) => string;
    says: (days: { placed: string; last: string }) => string;
  };
  sentByFreight: string;
  /** where money was there already */
  refund: string;
  creditNoteEnclosed: (creditNote: { number: string }) => string;
  invoiceEnclosed: (invoice: { number: string }) => string;
  toCheckout: string;

  orderRef: string;
  orderLink: string;
  /** numbers to follow parcels by */
  parcels: string;
  pickupAt: string;
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
