export interface AccountMailText {
  subject: string;
  /** One entry per paragraph. */
  paragraphs: string[];
  link?: string;
  smallPrint?: string[];
}

/**
 * Texts of the account and newsletter emails, one implementation per language. `minutes` and `days` are lifetimes of
 * links.
 */
export interface AccountMailTexts {
  greeting: (name: string) => string;
  closing: string;
  /** Label of links that have none of their own. */
  defaultLinkLabel: string;
  welcome: (shop: { store: string }) => AccountMailText;
  resetPassword: (shop: { store: string; minutes: number }) => AccountMailText;
  passwordChanged: (shop: { store: string; phone: string }) => AccountMailText;
  emailConfirm: (shop: { store: string; minutes: number }) => AccountMailText;
  emailChangeRequested: (shop: { store: string; minutes: number; phone: string }) => AccountMailText;
  emailChanged: (shop: { store: string; phone: string }) => AccountMailText;
  newsletterConfirm: (shop: { store: string; days: number }) => AccountMailText;
  newsletterWelcome: (shop: { store: string }) => AccountMailText;
}

export type AccountMailKind = Exclude<keyof AccountMailTexts, "greeting" | "closing" | "defaultLinkLabel">;
