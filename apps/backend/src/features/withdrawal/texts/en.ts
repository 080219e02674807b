import type { WithdrawalTexts } from "./withdrawalTexts.ts";

export const en: WithdrawalTexts = {
  subject: ({ reference, store }) => `${store} has received your withdrawal (${reference})`,
  greeting: "Hello,",
  says: ({ store }) => `We confirm that ${store} has received the following statement of withdrawal.`,
  reference: "Reference",
  received: "Received on",
  receivedUtc: "Received on (UTC)",
  declaration: "Your statement",
  order: "Order",
  name: "Name",
  email: "E-mail address for this acknowledgement",
  reason: "Reason",
  whole: "I hereby withdraw from the contract for this order.",
  part: "I hereby withdraw from the contract for this order as regards the following items:",
  next: "We will contact you about the next steps. You need not do anything more to meet the deadline. Please keep this e-mail.",
  notYou: "If you did not make this statement, please reply to this e-mail.",
  closing: "Kind regards",
};
