import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Deps } from "../../deps.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { readMailSettings } from "../../settings/mailSettings.ts";
import type { RenderedMail } from "../template/renderMail.ts";
import { renderAccountMail } from "./renderAccountMail.ts";
import type { AccountMailKind, AccountMailTexts, AccountMailText } from "./accountMailTexts.ts";
import { ACCOUNT_MAIL_TEXTS } from "./texts.ts";

const LINK_LIFETIMES = { minutes: 30, days: 7 } as const;
/** Lifetimes of emailed links. */
export const RESET_LINK_MINUTES = LINK_LIFETIMES.minutes;
export const NEWSLETTER_LINK_DAYS = LINK_LIFETIMES.days;

export interface AccountMailRequest {
  kind: AccountMailKind;
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
export async function queueAccountMail(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl" | "clock">,
  request: AccountMailRequest,
): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({ ...outboxColumns(request), ...(await composeAccountMail(db, deps, request)), next_at: deps.clock() })
    .execute();
}

export const outboxColumns = ({ kind, locale, to, confidential }: AccountMailRequest) => ({
  order_id: null,
  kind: OUTBOX_KINDS[kind],
  language: LOCALES[locale].language,
  recipient: to,
  confidential: confidential ?? false,
});

export async function composeAccountMail(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl">,
  { kind, locale, name, path }: AccountMailRequest,
): Promise<RenderedMail> {
  const { language } = LOCALES[locale];
  const settings = await readMailSettings(db, locale, deps.storeUrl?.(locale));
  const getText: (
    facts: Parameters<AccountMailTexts["resetPassword"]>[0] & { phone: string; days: number },
  ) => AccountMailText = ACCOUNT_MAIL_TEXTS[language][kind];
  const text = getText({ ...LINK_LIFETIMES, store: settings.storeName, phone: settings.storePhone });
  const link = path === undefined ? undefined : new URL(path, settings.storeUrl).href;
  return renderAccountMail(text, { language, name, link }, settings);
}

const OUTBOX_KINDS: Readonly<Record<AccountMailKind, string>> = {
  welcome: "welcome",
  resetPassword: "reset_password",
  passwordChanged: "password_changed",
  emailConfirm: "email_confirm",
  emailChangeRequested: "email_asked",
  emailChanged: "email_changed",
  newsletterConfirm: "newsletter_confirm",
  newsletterWelcome: "newsletter_welcome",
};
