import { createCounter } from "./createCounter.ts";
import type { Texts } from "./types.ts";

const count = createCounter("en");
const inMinutes = (minutes: number): string => count(minutes, { one: "minute", other: "minutes" });
const inDays = (days: number): string => count(days, { one: "day", other: "days" });
const inWorkdays = (days: number): string => count(days, { one: "working day", other: "working days" });

export const en: Texts = {
  vat: "VAT",
  invoice: {
    title: "Invoice",
    number: "Invoice number",
    date: "Invoice date",
    orderRef: "Order number",
    orderDate: "Order date",
    delivered: "Date of delivery",
    expected: "Expected delivery",
    billTo: "Billing address",
    shipTo: "Delivery address",
    vatNumber: "VAT number",
    buyerVatNumber: "Your VAT number",
    position: "No.",
    item: "Item",
    articleRef: "Item no.",
    quantity: "Quantity",
    unitPrice: "Unit price",
    rate: "VAT",
    amount: "Amount",
    subtotal: "Goods",
    discount: "Discount",
    shipping: "Shipping",
    fee: "Payment fee",
    total: "Total",
    vatTable: "VAT included",
    net: "Net",
    vat: "VAT",
    gross: "Gross",
    intraCommunity: "VAT-exempt intra-Community supply (Article 138 of Directive 2006/112/EC).",
    solar: "Goods at 0% VAT are taxed at the rate of section 12(3) of the German VAT Act (UStG).",
    creditNote: "Credit note",
    correction: "Credit note",
    creditDate: "Date",
    corrects: "For invoice",
    correctsDated: ({ number, date }) => `${number} of ${date}`,
    partOf: "Partial refund",
    refunded: ({ date, method }) => `Refunded on ${date} (${method}).`,
    nothingPaid: "The amount of the invoice is no longer payable.",
    paid: ({ date, method }) => `Paid on ${date} (${method}). There is nothing left to pay.`,
    payOnDelivery: "Payable when the goods are handed over.",
    pay: ({ ref }) => `Please transfer the total to this account, giving ${ref} as the reference:`,
    accountHolder: "Account holder",
    iban: "IBAN",
    bic: "BIC",
    bankName: "Bank",
    page: ({ page, pages }) => `Page ${page} of ${pages}`,
  },
  withdrawalForm: {
    title: "Model withdrawal form",
    file: "withdrawal-form",
    instruction: "(complete and return this form only if you wish to withdraw from the contract)",
    to: "To",
    fields: [
      {
        label:
          "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)",
        lines: 3,
      },
      { label: "Ordered on (*)/received on (*)", lines: 1 },
      { label: "Name of consumer(s)", lines: 1 },
      { label: "Address of consumer(s)", lines: 2 },
      { label: "Signature of consumer(s) (only if this form is notified on paper)", lines: 1 },
      { label: "Date", lines: 1 },
    ],
    delete: "(*) Delete as appropriate.",
  },
  orderMail: {
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
    partSent: {
      subject: ({ ref }) => `Part of your order ${ref} is on its way`,
      body: ({ store }) =>
        `Part of your order with ${store} has left our warehouse and is on its way to you. We will send the remaining items separately, at no extra shipping cost.`,
    },
    restSent: {
      subject: ({ ref }) => `The rest of your order ${ref} is on its way`,
      body: ({ store }) =>
        `The remaining items of your order with ${store} have left our warehouse and are on their way to you. Your order has now been shipped in full.`,
    },
    ready: {
      subject: ({ ref }) => `Your order ${ref} is ready for collection`,
      body: ({ store }) =>
        `Your order with ${store} is ready for collection. Please bring the order number and an identity document.`,
    },
    partReady: {
      subject: ({ ref }) => `Part of your order ${ref} is ready for collection`,
      body: ({ store }) =>
        `Part of your order with ${store} is ready for collection. Please bring the order number and an identity document. We will write to you again when the remaining items are ready.`,
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
    unconfirmed: {
      subject: ({ ref }) => `Your order ${ref} was cancelled: e-mail address not confirmed`,
      body: ({ total, store }) =>
        `The e-mail address of your order with ${store} for ${total} was not confirmed in time. We have therefore cancelled the order, and nothing will be delivered. You are welcome to order again.`,
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
    confirmOrder: ({ until }) =>
      `Please open your order once through the link below by ${until}. This confirms your e-mail address, and we keep the items for you. Without confirmation or payment we cancel the order after that, even if a payment period runs longer.`,
    trackingNumbers: "Tracking number",
    trackParcel: ({ number }) => `Track parcel ${number}`,
    pickupLocation: "Collection point",
    items: "Your items",
    shippedItems: "Included this time",
    followingItems: "Still to follow",
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
      `Delivery time: ${min} to ${inWorkdays(max)} after we receive your payment`,
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
    nothingToPay: "There is nothing to pay for this order.",
    cashOnDeliveryInstructions: ({ total }) => `You pay ${total} when the goods are handed over.`,
    withdrawalNotice:
      "You have the right to withdraw from this contract within fourteen days without giving any reason. The period begins once you have received the last of the goods. You can also withdraw online, without logging in:",
    withdrawalLink: "Withdraw from contract here",
    termsLink: "Terms and conditions",
  },
  erasedAuthor: "Deleted account",
  accountMail: {
    greeting: (name) => (name === "" ? "Hello," : `Dear ${name},`),
    closing: "Kind regards",
    defaultLinkLabel: "Please open this address:",
    welcome: ({ store }) => ({
      subject: `Welcome to ${store}`,
      paragraphs: [
        `It is good to have you with us. Your ${store} account is ready.`,
        "It holds your orders and addresses, and makes the next purchase quicker.",
      ],
      link: "Go to your account",
      smallPrint: ["If it was not you who signed up, please reply to this e-mail and we will delete the account."],
    }),
    resetPassword: ({ store, minutes }) => ({
      subject: `A new password for ${store}`,
      paragraphs: [
        `Somebody would like to set a new password for your ${store} account. If it was you, please choose one here:`,
      ],
      link: "Choose a new password",
      smallPrint: [
        `The link works once, for ${inMinutes(minutes)}.`,
        "If it was not you, you need not do anything: your password stays as it is.",
      ],
    }),
    passwordChanged: ({ store, phone, isDataRemoved }) => ({
      subject: `Your ${store} password was changed`,
      paragraphs: [
        `The password of your ${store} account has just been changed. All other devices have been logged out.`,
        `If this was not you, please set a new password at once and call us: ${phone}`,
        ...(isDataRemoved
          ? [
              "Your e-mail address had never been confirmed before. To protect you, we have therefore removed the addresses and any authenticator app from the account. Please enter your addresses there again.",
            ]
          : []),
      ],
      link: "Set a new password",
    }),
    loginsFailed: ({ store, phone }) => ({
      subject: `Many failed logins to your ${store} account`,
      paragraphs: [
        `A wrong password was entered many times today for your ${store} account. None of these attempts succeeded.`,
        `If this was not you, please choose a new, long password and set up an authenticator app in your account. If you have any questions, call us: ${phone}`,
      ],
      link: "Set a new password",
    }),
    emailConfirm: ({ store, minutes }) => ({
      subject: `Please confirm your e-mail address for ${store}`,
      paragraphs: [`This address was given for your ${store} account. Please confirm that it is yours:`],
      link: "Confirm the e-mail address",
      smallPrint: [
        `The link works once, for ${inMinutes(minutes)}. After that, please log in with this address.`,
        "If you did not ask for this, you need not do anything.",
      ],
    }),
    emailChangeRequested: ({ store, minutes, phone }) => ({
      subject: `Your e-mail address for ${store} is about to change`,
      paragraphs: [
        `Another e-mail address has just been entered for your ${store} account. If it is confirmed within ${inMinutes(minutes)}, this address will no longer apply.`,
        `If this was not you, please set a new password at once, so that everything stays as it is, and call us: ${phone}`,
      ],
      link: "Set a new password",
    }),
    emailChanged: ({ store, phone }) => ({
      subject: `Your e-mail address for ${store} was changed`,
      paragraphs: [
        `The e-mail address of your ${store} account has just been changed. We will no longer write to this address about it.`,
        `If this was not you, please call us at once: ${phone}`,
      ],
    }),
    erasureRequested: ({ store, minutes, phone }) => ({
      subject: `Please confirm the deletion of your ${store} account`,
      paragraphs: [
        `You would like to delete your ${store} account. Please confirm this here. Your addresses, cart, name on reviews and newsletter subscription will be removed; this cannot be undone.`,
        `If this was not you, do not open the link, change your password and call us: ${phone}`,
      ],
      link: "Delete the account",
      smallPrint: [`The link works once, for ${inMinutes(minutes)}.`],
    }),
    erased: ({ store }) => ({
      subject: `Your ${store} account has been deleted`,
      paragraphs: [
        `Your ${store} account and the data in it have been deleted.`,
        "Tax law obliges us to keep orders and invoices for several more years. After that we remove your personal details from them too.",
      ],
    }),
    inactive: ({ store, noticeDays }) => ({
      subject: `Your ${store} account will be deleted soon`,
      paragraphs: [
        `You have not used your ${store} account for three years. We will delete it and the data in it in ${inDays(noticeDays)}.`,
        "Would you like to keep it? Then please log in once before that.",
      ],
      link: "Log in",
    }),
    newsletterConfirm: ({ store, days }) => ({
      subject: `Please confirm your subscription to the ${store} newsletter`,
      paragraphs: [
        `The ${store} newsletter was requested for this address. If you would like to receive it, please confirm:`,
      ],
      link: "Confirm subscription",
      smallPrint: [`The link works for ${inDays(days)}. If you do not confirm, we will not write to you again.`],
    }),
    newsletterWelcome: ({ store }) => ({
      subject: `You will now receive the ${store} newsletter`,
      paragraphs: ["Thank you, your subscription is confirmed. You can unsubscribe at any time:"],
      link: "Unsubscribe",
    }),
  },
  withdrawalMail: {
    subject: ({ reference, store }) => `${store} has received your withdrawal (${reference})`,
    greeting: "Hello,",
    body: ({ store }) => `We confirm that ${store} has received the following statement of withdrawal.`,
    reference: "Reference",
    received: "Received on",
    receivedUtc: "Received on (UTC)",
    declaration: "Your statement",
    order: "Order",
    name: "Name",
    email: "E-mail address for this acknowledgement",
    reason: "Reason",
    wholeOrder: "I hereby withdraw from the contract for this order.",
    partOfOrder: "I hereby withdraw from the contract for this order as regards the following items:",
    nextSteps:
      "We will contact you about the next steps. You need not do anything more to meet the deadline. Please keep this e-mail.",
    notRequestedByYou: "If you did not make this statement, please reply to this e-mail.",
    closing: "Kind regards",
  },
  testBank: {
    title: "Test bank – no money moves",
    notice: "This page stands in for a payment provider. It acts out what can happen when somebody pays.",
    order: "Order",
    amount: "Amount",
    choose: "What should happen?",
    scenarios: {
      pay: { label: "Pay", hint: "The payment succeeds and is reported at once." },
      slow: { label: "Pay slowly", hint: "You are back before the report arrives." },
      twice: { label: "Report twice", hint: "The report and the return each happen twice." },
      decline: { label: "Decline", hint: "The bank declines the payment." },
      cancel: { label: "Cancel", hint: "You cancel the payment and return to the shop." },
    },
    leave: "Back to the shop without paying",
    leaveHint: "The payment stays open and expires after 30 minutes.",
    forge: "With a forged return",
    forgeHint: "The address claims that it was paid. The shop does not believe it.",
    back: "Back to the shop",
    state: {
      paying: "The payment is being made.",
      paid: "This payment has been made.",
      declined: "This payment was declined.",
      canceled: "This payment was cancelled.",
      refunded: "This payment was refunded.",
    },
    wallet: {
      choose: "What would you like to pay with?",
      use: "With the test account",
      useHint: "You return to the shop. Nothing is paid before you order there.",
      leave: "Back to the shop without choosing",
    },
  },
  amazonPay: { title: "On to Amazon Pay…", back: "Back to the shop" },
  pictureViews: { second: "from another side", detail: "close up", room: "in a room" },
};
