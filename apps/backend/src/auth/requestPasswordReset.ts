import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import type { Locale } from "../locale.ts";
import {
  outboxColumns,
  RESET_LINK_MINUTES,
  composeAccountMail,
  type AccountMailRequest,
} from "../mail/account/queueAccountMail.ts";
import { hashLinkToken, createLinkToken } from "../security/mailLink.ts";

/**
 * Mails a password reset link if the address has an account. Response times must not reveal accounts: unknown and
 * rate-limited addresses write the same rows and render the same email, but queue no email.
 */
export async function requestPasswordReset(
  trx: Transaction<Tables>,
  deps: Deps,
  { email, locale, isMailed }: { email: string; locale: Locale; isMailed: boolean },
): Promise<void> {
  const token = createLinkToken(deps.randomBytes);
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000);
  const path = `/reset-password?token=${token}`;
  const order: AccountMailRequest = { kind: "resetPassword", to: email, locale, name: "", path, confidential: true };
  const row = { ...outboxColumns(order), ...(await composeAccountMail(trx, deps, order)) };
  await sql`
    with account as (
      select id, email from customer where lower(email) = lower(${email}) and not guest and ${isMailed}
    ), link as (
      insert into mail_link (token_hash, kind, customer_id, email, expires_at)
      select ${hashLinkToken(token)}, 'reset', (select id from account), coalesce((select email from account), ''), ${expiresAt}
    )
    insert into mail_outbox (kind, language, recipient, confidential, subject, html, text, next_at)
    select ${row.kind}, ${row.language}, account.email, true, ${row.subject}, ${row.html}, ${row.text}, ${now}
    from account`.execute(trx);
}
