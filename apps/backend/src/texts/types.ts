/** Everything that the backend writes in one language. */
export interface Texts {
  /** Name of VAT in tax titles. Source: specification 3, country. */
  vat: string;
  invoice: InvoiceTexts;
  withdrawalForm: WithdrawalFormTexts;
  orderMail: OrderMailTexts;
  accountMail: AccountMailTexts;
  /** Author of a review whose account was erased. */
  erasedAuthor: string;
  withdrawalMail: WithdrawalTexts;
  testBank: BankTexts;
  /** Page that opens Amazon's. */
  amazonPay: { title: string; back: string };
  /** Suffixes of pictures' alternative texts by view. */
  pictureViews: Partial<Record<string, string>>;
}

/** Source: Directive 2011/83/EU, Annex I (B). */
interface WithdrawalFormTexts {
  title: string;
  /** Name of the downloaded file. */
  file: string;
  instruction: string;
  to: string;
  /** With the number of lines to write on. */
  fields: ReadonlyArray<{ label: string; lines: number }>;
  delete: string;
}

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

export interface OrderMailTexts {
  greeting: (customer: { firstname: string; lastname: string }) => string;
  closing: string;
  received: {
    subject: (order: { ref: string; store: string }) => string;
    body: (order: { store: string; date: string }) => string;
  };
  paid: StatusTexts;
  sent: StatusTexts;
  /** A part of the order is sent, and then the rest. */
  partSent: StatusTexts;
  restSent: StatusTexts;
  /** Ready for local pickup. */
  ready: StatusTexts;
  partReady: StatusTexts;
  canceled: StatusTexts;
  /** Full or partial refund. */
  refunded: {
    subject: (order: { ref: string; store: string }) => string;
    body: (refund: { amount: string; method: string }) => string;
  };
  /** Canceled because no payment arrived. */
  unpaid: StatusTexts;
  /** Canceled because the email address was not confirmed. */
  unconfirmed: StatusTexts;
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
  /** For an order without payment from an unconfirmed address. */
  confirmOrder: (facts: { until: string }) => string;
  /** Label of the tracking numbers. */
  trackingNumbers: string;
  trackParcel: (parcel: { number: string }) => string;
  pickupLocation: string;
  items: string;
  /** Headings of what a partial shipment contains, and of what follows. */
  shippedItems: string;
  followingItems: string;
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
  /** Instead of the payment method, for a total of zero. */
  nothingToPay: string;
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

export interface AccountMailText {
  subject: string;
  /** One entry per paragraph. */
  paragraphs: string[];
  link?: string;
  smallPrint?: string[];
}

/**
 * Texts of the account and newsletter emails, one implementation per language. `minutes` and `days` are lifetimes of
 * links.
 */
export interface AccountMailTexts {
  greeting: (name: string) => string;
  closing: string;
  /** Label of links that have none of their own. */
  defaultLinkLabel: string;
  welcome: (shop: { store: string }) => AccountMailText;
  resetPassword: (shop: { store: string; minutes: number }) => AccountMailText;
  passwordChanged: (shop: { store: string; phone: string; isDataRemoved: boolean }) => AccountMailText;
  loginsFailed: (shop: { store: string; phone: string }) => AccountMailText;
  emailConfirm: (shop: { store: string; minutes: number }) => AccountMailText;
  emailChangeRequested: (shop: { store: string; minutes: number; phone: string }) => AccountMailText;
  emailChanged: (shop: { store: string; phone: string }) => AccountMailText;
  erasureRequested: (shop: { store: string; minutes: number; phone: string }) => AccountMailText;
  erased: (shop: { store: string }) => AccountMailText;
  inactive: (shop: { store: string; noticeDays: number }) => AccountMailText;
  newsletterConfirm: (shop: { store: string; days: number }) => AccountMailText;
  newsletterWelcome: (shop: { store: string }) => AccountMailText;
}

export type AccountMailKind = Exclude<keyof AccountMailTexts, "greeting" | "closing" | "defaultLinkLabel">;

export interface WithdrawalTexts {
  subject: (receipt: { reference: string; store: string }) => string;
  greeting: string;
  body: (shop: { store: string }) => string;
  reference: string;
  received: string;
  receivedUtc: string;
  declaration: string;
  order: string;
  name: string;
  email: string;
  reason: string;
  wholeOrder: string;
  partOfOrder: string;
  nextSteps: string;
  notRequestedByYou: string;
  closing: string;
}

export interface BankTexts {
  title: string;
  notice: string;
  order: string;
  amount: string;
  choose: string;
  scenarios: Record<"pay" | "slow" | "twice" | "decline" | "cancel", { label: string; hint: string }>;
  leave: string;
  leaveHint: string;
  forge: string;
  forgeHint: string;
  back: string;
  state: Record<"paying" | "paid" | "declined" | "canceled" | "refunded", string>;
  /** Page to select an account, before the order. */
  wallet: { choose: string; use: string; useHint: string; leave: string };
}
