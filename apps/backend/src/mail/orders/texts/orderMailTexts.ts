export interface OrderMailTexts {
  greeting: (customer: { firstname: string; lastname: string }) => string;
  closing: string;
  received: {
    subject: (order: { ref: string; store: string }) => string;
    body: (order: { store: string; date: string }) => string;
  };
  paid: StatusTexts;
  sent: StatusTexts;
  /** Ready for local pickup. */
  ready: StatusTexts;
  canceled: StatusTexts;
  /** Full or partial refund. */
  refunded: {
    subject: (order: { ref: string; store: string }) => string;
    body: (refund: { amount: string; method: string }) => string;
  };
  /** Canceled because no payment arrived. */
  unpaid: StatusTexts;
  paymentFailed: StatusTexts;
  /** `last` is the last day for payment. */
  reminder: {
    subject: (order: { ref: string; store: string }) => string;
    body: (days: { placed: string; last: string }) => string;
  };
  sentByFreight: string;
  /** Refund notice for orders that were already paid. */
  refundNotice: string;
  creditNoteAttached: (creditNote: { number: string }) => string;
  invoiceAttached: (invoice: { number: string }) => string;
  checkoutLink: string;

  orderRef: string;
  orderLink: string;
  /** Label of the tracking numbers. */
  trackingNumbers: string;
  pickupLocation: string;
  items: string;
  item: string;
  productRef: string;
  unitPrice: string;
  price: string;
  subtotal: string;
  discount: string;
  shipping: string;
  paymentFee: string;
  total: string;
  /** Note next to the total: amounts include VAT. */
  includedVat: (rate: { percent: string; tax: string; net: string }) => string;
  shippingAddress: string;
  billingAddress: string;
  phone: string;
  delivery: string;
  expectedDelivery: (range: { dates: string }) => string;
  /** For prepayment: days count from the receipt of the payment. */
  deliveryTimeAfterPayment: (range: { min: number; max: number }) => string;
  payment: string;
  message: string;
  /** Instructions for prepayment by bank transfer. */
  transferInstructions: (order: { total: string; ref: string }) => string;
  accountHolder: string;
  iban: string;
  bic: string;
  bankName: string;
  transferReference: string;
  qrCode: string;
  /** Instructions for cash on delivery. */
  cashOnDeliveryInstructions: (order: { total: string }) => string;
  withdrawalNotice: string;
  /** Label of the link to the withdrawal function. The wording is required by law (decision record 0129). */
  withdrawalLink: string;
  termsLink: string;
}

interface StatusTexts {
  subject: (order: { ref: string; store: string }) => string;
  body: (order: { total: string; store: string }) => string;
}
