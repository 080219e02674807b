import type { MailTexts } from "./mailTexts.ts";

export const en: MailTexts = {
  greeting: ({ firstname, lastname }) => `Dear ${firstname} ${lastname},`,
  closing: "Kind regards",
  received: {
    subject: ({ ref, store }) => `Your order ${ref} at ${store}`,
    says: ({ store, date }) => `Thank you for your order at ${store}. We received it on ${date} and hereby confirm it.`,
  },
  paid: {
    subject: ({ ref }) => `Payment received for your order ${ref}`,
    says: ({ total }) => `We have received your payment of ${total}, thank you. We are now preparing your order.`,
  },
  sent: {
    subject: ({ ref }) => `Your order ${ref} is on its way`,
    says: ({ store }) => `Your order at ${store} has left our warehouse and is on its way to you.`,
  },
  canceled: {
    subject: ({ ref }) => `Your order ${ref} has been cancelled`,
    says: ({ store }) => `Your order at ${store} has been cancelled. Nothing will be delivered.`,
  },
  paymentFailed: {
    subject: ({ ref }) => `Payment for your order ${ref} not completed`,
    says: ({ total }) =>
      `The payment of ${total} could not be completed, so your order was not carried out. Your cart is still there: you can try again or choose another way to pay.`,
  },
  sentByFreight: "The carrier will call you to arrange the day of delivery.",
  refund: "If you have paid already, we will refund the amount by the same means of payment.",
  invoiceEnclosed: ({ number }) => `Invoice ${number} is attached to this e-mail as a PDF.`,
  toCheckout: "To checkout",

  orderRef: "Order number",
  orderLink: "View your order",
  items: "Your items",
  item: "Item",
  articleRef: "Item no.",
  unitPrice: "Unit price",
  price: "Price",
  goods: "Subtotal",
  discount: "Discount",
  postage: "Shipping",
  fee: "Payment fee",
  total: "Total",
  includedVat: ({ percent, tax, net }) => `includes ${percent}% VAT: ${tax} (net ${net})`,
  deliveryAddress: "Delivery address",
  invoiceAddress: "Billing address",
  phone: "Phone",
  delivery: "Delivery",
  expected: ({ dates }) => `Expected delivery: ${dates}`,
  expectedAfterPayment: ({ min, max }) => `Delivery time: ${min} to ${max} working days after we receive your payment`,
  payment: "Payment",
  message: "Your message to us",
  transfer: ({ total, ref }) =>
    `Please transfer ${total} to the following account within seven days. Give ${ref} as the reference so that we can match your payment.`,
  accountHolder: "Account holder",
  iban: "IBAN",
  bic: "BIC",
  bankName: "Bank",
  transferReference: "Reference",
  qrCode: "QR code for the bank transfer: scan it with your banking app.",
  payOnDelivery: ({ total }) => `You pay ${total} when the goods are handed over.`,
  withdrawal:
    "You have the right to withdraw from this contract within fourteen days without giving any reason. The period begins once you have received the last of the goods. You can also withdraw online, without signing in:",
  withdraw: "Withdraw from contract here",
  termsLink: "Terms and conditions",
};
