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
