import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Deps } from "../../deps.ts";
import { NEWSLETTER_LINK_DAYS, RESET_LINK_MINUTES } from "../../security/mailLink.ts";
import { RETENTION } from "../../platform/jobs/retention.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { readStoreSettings } from "../../settings/storeSettings.ts";
import type { RenderedMail } from "../template/renderMail.ts";
import { renderAccountMail } from "./renderAccountMail.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { AccountMailKind, AccountMailTexts, AccountMailText } from "../../texts/types.ts";

const LINK_LIFETIMES = {
  minutes: RESET_LINK_MINUTES,
  days: NEWSLETTER_LINK_DAYS,
  noticeDays: RETENTION.inactivityNotice,
};

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
  /** false: does the same work without an email, so that response times reveal nothing. */
  isMailed?: boolean;
  /** Of `passwordChanged`. */
  isDataRemoved?: boolean;
}

/** Inserts an email into the outbox, within the caller's transaction. */
export async function queueAccountMail(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl" | "clock">,
  request: AccountMailRequest,
): Promise<void> {
  const { subject, html, text } = await composeAccountMail(db, deps, request);
  const { kind, locale, to, confidential = false, isMailed = true } = request;
  await sql`
    insert into mail_outbox (kind, language, recipient, confidential, subject, html, text, next_at)
    select ${OUTBOX_KINDS[kind]}, ${LOCALES[locale].language}, ${to}, ${confidential}, ${subject}, ${html}, ${text}, ${deps.clock()}
    where ${isMailed}`.execute(db);
}

export async function composeAccountMail(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl">,
  { kind, locale, name, path, isDataRemoved = false }: AccountMailRequest,
): Promise<RenderedMail> {
  const { language } = LOCALES[locale];
  const settings = await readStoreSettings(db, locale, deps.storeUrl?.(locale));
  const getText: (
    facts: Parameters<AccountMailTexts["passwordChanged"]>[0] & { minutes: number; days: number; noticeDays: number },
  ) => AccountMailText = TEXTS[language].accountMail[kind];
  const text = getText({ ...LINK_LIFETIMES, store: settings.storeName, phone: settings.storePhone, isDataRemoved });
  const link = path === undefined ? undefined : new URL(path, settings.storeUrl).href;
  return renderAccountMail(text, { language, name, link }, settings);
}

const OUTBOX_KINDS: Readonly<Record<AccountMailKind, string>> = {
  welcome: "welcome",
  resetPassword: "reset_password",
  passwordChanged: "password_changed",
  loginsFailed: "logins_failed",
  emailConfirm: "email_confirm",
  emailChangeRequested: "email_asked",
  emailChanged: "email_changed",
  erasureRequested: "erasure_asked",
  erased: "erased",
  inactive: "inactive",
  newsletterConfirm: "newsletter_confirm",
  newsletterWelcome: "newsletter_welcome",
};
