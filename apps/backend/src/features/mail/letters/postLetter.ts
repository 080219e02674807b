import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Deps } from "../../../deps.ts";
import { type Locale, LOCALES } from "../../../locale.ts";
import { readMailSettings } from "../mailSettings.ts";
import type { Letter } from "../paper/writePaper.ts";
import { letter } from "./letter.ts";
import type { LetterKind, LetterTexts, LetterWords } from "./letterTexts.ts";
import { LETTER_TEXTS } from "./texts.ts";

const FACTS = { minutes: 30, days: 7 } as const;
/** Lifetimes of emailed links. */
export const RESET_MINUTES = FACTS.minutes;
export const NEWSLETTER_DAYS = FACTS.days;

export interface LetterOrder {
  kind: LetterKind;
  to: string;
  locale: Locale;
  /** First and last name; "" when unknown. */
  name: string;
  /** Target path of the link, relative to the storefront's root. */
  path?: string;
  /** The link is a secret: the body is cleared after sending. */
  confidential?: boolean;
}

/** Inserts an email into the outbox, within the caller's transaction. */
export async function postLetter(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl" | "clock">,
  order: LetterOrder,
): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({ ...outboxRow(order), ...(await writeLetter(db, deps, order)), next_at: deps.clock() })
    .execute();
}

export const outboxRow = ({ kind, locale, to, confidential }: LetterOrder) => ({
  order_id: null,
  kind: OUTBOX_KINDS[kind],
  language: LOCALES[locale].language,
  recipient: to,
  confidential: confidential ?? false,
});

export async function writeLetter(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl">,
  { kind, locale, name, path }: LetterOrder,
): Promise<Letter> {
  const { language } = LOCALES[locale];
  const settings = await readMailSettings(db, locale, deps.storeUrl?.(locale));
  const write: (facts: Parameters<LetterTexts["resetPassword"]>[0] & { phone: string; days: number }) => LetterWords =
    LETTER_TEXTS[language][kind];
  const words = write({ ...FACTS, store: settings.storeName, phone: settings.storePhone });
  const link = path === undefined ? undefined : new URL(path, settings.storeUrl).href;
  return letter(words, { language, name, link }, settings);
}

const OUTBOX_KINDS: Readonly<Record<LetterKind, string>> = {
  welcome: "welcome",
  resetPassword: "reset_password",
  passwordChanged: "password_changed",
  emailConfirm: "email_confirm",
  emailAsked: "email_asked",
  emailChanged: "email_changed",
  newsletterConfirm: "newsletter_confirm",
  newsletterWelcome: "newsletter_welcome",
};
