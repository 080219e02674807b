export interface MailTexts {
  greeting: (customer: { firstname: string; lastname: string }) => string;
  closing: string;
  received: {
    subject: (order: { ref: string; store: string }) => string;
    says: (order: { store: string; date: string }) => string;
  };
  paid: StatusTexts;
  sent: StatusTexts;
  /** Ready for local pickup. */
  ready: StatusTexts;
  canceled: StatusTexts;
  /** Full or partial refund. */
  refunded: {
    subject: (order: { ref: string; store: string }) => string;
    says: (refund: { amount: string; method: string }) => string;
  };
  /** Canceled because no payment arrived. */
  unpaid: StatusTexts;
  paymentFailed: StatusTexts;
  /** `last` is the last day for payment. */
  reminder: {
    subject: (order: { ref: string; store: string }) => string;
    says: (days: { placed: string; last: string }) => string;
  };
  sentByFreight: string;
  /** Refund notice for orders that were already paid. */
  refund: string;
  creditNoteEnclosed: (creditNote: { number: string }) => string;
  invoiceEnclosed: (invoice: { number: string }) => string;
  toCheckout: string;

  orderRef: string;
  orderLink: string;
  /** Label of the tracking numbers. */
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
  /** Note next to the total: amounts include VAT. */
  includedVat: (rate: { percent: string; tax: string; net: string }) => string;
  deliveryAddress: string;
  invoiceAddress: string;
  phone: string;
  delivery: string;
  expected: (range: { dates: string }) => string;
  /** For prepayment: days count from the receipt of the payment. */
  expectedAfterPayment: (range: { min: number; max: number }) => string;
  payment: string;
  message: string;
  /** Instructions for prepayment by bank transfer. */
  transfer: (order: { total: string; ref: string }) => string;
  accountHolder: string;
  iban: string;
  bic: string;
  bankName: string;
  transferReference: string;
  qrCode: string;
  /** Instructions for cash on delivery. */
  payOnDelivery: (order: { total: string }) => string;
  withdrawal: string;
  /** Label of the link to the withdrawal function. The wording is required by law (decision record 0024). */
  withdraw: string;
  termsLink: string;
}

interface StatusTexts {
  subject: (order: { ref: string; store: string }) => string;
  says: (order: { total: string; store: string }) => string;
}
