import type { OrderMailTexts } from "./orderMailTexts.ts";

export const en: OrderMailTexts = {
  greeting: ({ firstname, lastname }) => `Dear ${firstname} ${lastname},`,
  closing: "Kind regards",
  received: {
    subject: ({ ref, store }) => `Your ${store} order ${ref}`,
    body: ({ store, date }) =>
      `Thank you for your order with ${store}. We received it on ${date} and hereby confirm it.`,
  },
  paid: {
    subject: ({ ref }) => `Payment received for your order ${ref}`,
    body: ({ total }) => `We have received your payment of ${total}, thank you. We are now preparing your order.`,
  },
  sent: {
    subject: ({ ref }) => `Your order ${ref} is on its way`,
    body: ({ store }) => `Your order with ${store} has left our warehouse and is on its way to you.`,
  },
  ready: {
    subject: ({ ref }) => `Your order ${ref} is ready for collection`,
    body: ({ store }) =>
      `Your order with ${store} is ready for collection. Please bring the order number and an identity document.`,
  },
  canceled: {
    subject: ({ ref }) => `Your order ${ref} has been cancelled`,
    body: ({ store }) => `Your order with ${store} has been cancelled. Nothing will be delivered.`,
  },
  refunded: {
    subject: ({ ref }) => `Refund for your order ${ref}`,
    body: ({ amount, method }) =>
      `We have refunded ${amount} for your order (payment method: ${method}). Depending on your bank it may take a few days for the amount to reach you.`,
  },
  unpaid: {
    subject: ({ ref }) => `Your order ${ref} has been cancelled: no payment received`,
    body: ({ total, store }) =>
      `We have not received the payment of ${total} for your order with ${store}. We have therefore cancelled it; nothing will be delivered. If you have transferred the amount in the meantime, we will transfer it back.`,
  },
  reminder: {
    subject: ({ ref }) => `Payment reminder for your order ${ref}`,
    body: ({ placed, last }) =>
      `We have not found a payment for your order placed on ${placed} yet. We are keeping the goods for you up to and including ${last}; if the amount has not arrived by then, we will cancel the order. If your transfer has crossed with this e-mail, there is nothing you need to do.`,
  },
  paymentFailed: {
    subject: ({ ref }) => `Payment for your order ${ref} not completed`,
    body: ({ total }) =>
      `The payment of ${total} could not be completed, so your order was not placed. Your cart is still there: you can try again or choose another payment method.`,
  },
  sentByFreight: "The carrier will call you to arrange the day of delivery.",
  refundNotice: "If you have already paid, we will refund the amount to the payment method you used.",
  creditNoteAttached: ({ number }) => `Credit note ${number} is attached to this e-mail as a PDF.`,
  invoiceAttached: ({ number }) => `Invoice ${number} is attached to this e-mail as a PDF.`,
  checkoutLink: "Go to checkout",

  orderRef: "Order number",
  orderLink: "View your order",
  trackingNumbers: "Tracking number",
  pickupLocation: "Collection point",
  items: "Your items",
  item: "Item",
  productRef: "Item no.",
  unitPrice: "Unit price",
  price: "Price",
  subtotal: "Goods",
  discount: "Discount",
  shipping: "Shipping",
  paymentFee: "Payment fee",
  total: "Total",
  includedVat: ({ percent, tax, net }) => `includes ${percent} VAT: ${tax} (net ${net})`,
  shippingAddress: "Delivery address",
  billingAddress: "Billing address",
  phone: "Phone",
  delivery: "Delivery",
  expectedDelivery: ({ dates }) => `Expected delivery: ${dates}`,
  deliveryTimeAfterPayment: ({ min, max }) =>
    `Delivery time: ${min} to ${max} working days after we receive your payment`,
  payment: "Payment",
  message: "Your message to us",
  transferInstructions: ({ total, ref }) =>
    `Please transfer ${total} to the following account within seven days. Give ${ref} as the reference so that we can match your payment.`,
  accountHolder: "Account holder",
  iban: "IBAN",
  bic: "BIC",
  bankName: "Bank",
  transferReference: "Reference",
  qrCode: "QR code for the bank transfer: scan it with your banking app.",
  cashOnDeliveryInstructions: ({ total }) => `You pay ${total} when the goods are handed over.`,
  withdrawalNotice:
    "You have the right to withdraw from this contract within fourteen days without giving any reason. The period begins once you have received the last of the goods. You can also withdraw online, without logging in:",
  withdrawalLink: "Withdraw from contract here",
  termsLink: "Terms and conditions",
};
