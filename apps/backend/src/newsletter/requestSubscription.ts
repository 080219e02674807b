import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { hashLinkToken, createLinkToken } from "../security/mailLink.ts";
import {
  type AccountMailRequest,
  NEWSLETTER_LINK_DAYS,
  outboxColumns,
  composeAccountMail,
} from "../mail/account/queueAccountMail.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Requests a subscription and emails the confirmation link (double opt-in). A subscribed address gets no email; the
 * same rows are written and the same email is rendered, so response times do not reveal subscribers.
 */
export async function requestSubscription(
  trx: Transaction<Tables>,
  deps: Deps,
  { email, locale, isMailed = true }: { email: string; locale: Locale; isMailed?: boolean },
): Promise<void> {
  const token = createLinkToken(deps.randomBytes);
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + NEWSLETTER_LINK_DAYS * DAY_MS);
  const path = `/newsletter?token=${token}`;
  const request: AccountMailRequest = {
    kind: "newsletterConfirm",
    to: email,
    locale,
    name: "",
    path,
    confidential: true,
  };
  const row = { ...outboxColumns(request), ...(await composeAccountMail(trx, deps, request)) };
  await sql`
    with wish as (
      insert into newsletter (email, language, asked_at) values (${email}, ${LOCALES[locale].language}, ${now})
      on conflict (lower(email)) do update
      set status = case newsletter.status when 'subscribed' then 'subscribed' else 'pending' end,
        language = case newsletter.status when 'subscribed' then newsletter.language else excluded.language end,
        asked_at = case newsletter.status when 'subscribed' then newsletter.asked_at else excluded.asked_at end
      returning status = 'pending' and ${isMailed} as "isMailed"
    ), link as (
      insert into mail_link (token_hash, kind, email, expires_at)
      select ${hashLinkToken(token)}, 'newsletter', case when "isMailed" then ${email} else '' end, ${expiresAt} from wish
    )
    insert into mail_outbox (kind, language, recipient, confidential, subject, html, text, next_at)
    select ${row.kind}, ${row.language}, ${row.recipient}, true, ${row.subject}, ${row.html}, ${row.text}, ${now}
    from wish where "isMailed"`.execute(trx);
}
