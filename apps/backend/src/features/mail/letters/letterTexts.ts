/** A letter in words: what it is about, what it says, where it leads. */
export interface LetterWords {
  subject: string;
  /** one paragraph each */
  says: string[];
  link?: string;
  /** small print below the link */
  after?: string[];
}

/** The letters of an account; one file per language has them all. Minutes and hours are the shop's own limits. */
export interface LetterTexts {
  greeting: (name: string) => string;
  closing: string;
  /** before an address that readers without HTML copy */
  openLink: string;
  welcome: (shop: { store: string }) => LetterWords;
  resetPassword: (shop: { store: string; minutes: number }) => LetterWords;
  passwordChanged: (shop: { store: string; phone: string }) => LetterWords;
  emailConfirm: (shop: { store: string; minutes: number }) => LetterWords;
  emailAsked: (shop: { store: string; minutes: number; phone: string }) => LetterWords;
  emailChanged: (shop: { store: string; phone: string }) => LetterWords;
  newsletterConfirm: (shop: { store: string; days: number }) => LetterWords;
  newsletterWelcome: (shop: { store: string }) => LetterWords;
}

export type LetterKind = Exclude<keyof LetterTexts, "greeting" | "closing" | "openLink">;
