import type { WithdrawalTexts } from "./withdrawalTexts.ts";

export const en: WithdrawalTexts = {
  subject: ({ reference, store }) => `Receipt of your withdrawal at ${store} (${reference})`,
  greeting: "Hello,",
  says: ({ store }) => `We confirm that ${store} has received the following declaration of withdrawal.`,
  reference: "Reference",
  received: "Received on",
  receivedUtc: "Received on (UTC)",
  declaration: "What was declared",
  order: "Order",
  name: "Name",
  email: "E-mail address for this receipt",
  reason: "Reason",
  whole: "I hereby withdraw from the contract for this order.",
  part: "I hereby withdraw from the contract for this order as regards the following items:",
  next: "We will contact you about the next steps. To keep the deadline there is nothing more to do. Please keep this e-mail.",
  notYou: "If you did not make this declaration, please reply to this e-mail.",
  closing: "Kind regards",
};
