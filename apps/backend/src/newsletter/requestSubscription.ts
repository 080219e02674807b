import { sql, type Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps, Listener } from "../deps.ts";
import { type Locale, LOCALES } from "../locale.ts";
import { emit } from "../events/emit.ts";
import { createLinkToken, hashLinkToken, NEWSLETTER_LINK_DAYS } from "../security/mailLink.ts";

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
  const { rows } = await sql<{ isMailed: boolean }>`
    with wish as (
      insert into newsletter (email, language, asked_at) values (${email}, ${LOCALES[locale].language}, ${now})
      on conflict (lower(email)) do update
      set status = case newsletter.status when 'subscribed' then 'subscribed' else 'pending' end,
        language = case newsletter.status when 'subscribed' then newsletter.language else excluded.language end,
        asked_at = case newsletter.status when 'subscribed' then newsletter.asked_at else excluded.asked_at end
      returning status = 'pending' and ${isMailed} as "isMailed"
    )
    insert into mail_link (token_hash, kind, email, expires_at)
    select ${hashLinkToken(token)}, 'newsletter', case when "isMailed" then ${email} else '' end, ${expiresAt} from wish
    returning email <> '' as "isMailed"`.execute(trx);
  const path = `/newsletter?token=${token}`;
  await emit(trx, deps, "newsletter:requested", { email, locale, path, isMailed: rows[0]?.isMailed === true });
}

export const subscribeNewCustomer: Listener<"account:registered"> = async (
  trx,
  deps,
  { email, locale, wantsNewsletter },
) => {
  if (wantsNewsletter) await requestSubscription(trx, deps, { email, locale });
};
