export interface WithdrawalTexts {
  subject: (receipt: { reference: string; store: string }) => string;
  greeting: string;
  says: (shop: { store: string }) => string;
  reference: string;
  received: string;
  receivedUtc: string;
  declaration: string;
  order: string;
  name: string;
  email: string;
  reason: string;
  whole: string;
  part: string;
  next: string;
  notYou: string;
  closing: string;
}
