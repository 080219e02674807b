import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import type { Locale } from "../locale.ts";
import { emit } from "../events/emit.ts";
import { createLinkToken, hashLinkToken, RESET_LINK_MINUTES } from "../security/mailLink.ts";

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
  const { rows } = await sql<{ email: string }>`
    with account as (
      select id, email from customer where lower(email) = lower(${email}) and not guest and ${isMailed}
    )
    insert into mail_link (token_hash, kind, customer_id, email, expires_at)
    select ${hashLinkToken(token)}, 'reset', (select id from account), coalesce((select email from account), ''), ${expiresAt}
    returning email`.execute(trx);
  const recipient = rows[0]?.email ?? "";
  const path = `/reset-password?token=${token}`;
  await emit(trx, deps, "account:resetRequested", { email: recipient, locale, path, isMailed: recipient !== "" });
}
