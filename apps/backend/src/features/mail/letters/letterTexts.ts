export interface LetterWords {
  subject: string;
  /** One entry per paragraph. */
  says: string[];
  link?: string;
  after?: string[];
}

/**
 * Texts of the account and newsletter emails, one implementation per language. `minutes` and `days` are lifetimes of
 * links.
 */
export interface LetterTexts {
  greeting: (name: string) => string;
  closing: string;
  /** Label of links that have none of their own. */
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
