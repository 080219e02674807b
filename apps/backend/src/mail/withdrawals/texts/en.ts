import type { WithdrawalTexts } from "./withdrawalTexts.ts";

export const en: WithdrawalTexts = {
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
};
