import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import { linkHash, newLinkToken } from "../auth/mailLink.ts";
import { NEWSLETTER_DAYS, postLetter } from "../mail/letters/postLetter.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notes who would like the newsletter and mails the link that confirms it: nobody gets letters because somebody else typed
 * the address. Who has it already hears nothing new.
 */
export async function askForNewsletter(
  db: Kysely<Tables>,
  deps: Deps,
  wish: { email: string; locale: Locale },
): Promise<void> {
  const { email, locale } = wish;
  const now = deps.clock();
  const { rows } = await sql`
    insert into newsletter (email, language, asked_at) values (${email}, ${LOCALES[locale].language}, ${now})
    on conflict (lower(email)) do update
    set status = 'pending', language = excluded.language, asked_at = excluded.asked_at
    where newsletter.status <> 'subscribed'
    returning 1`.execute(db);
  if (rows.length === 0) return;
  const token = newLinkToken(deps.random);
  await db
    .insertInto("mail_link")
    .values({
      token_hash: linkHash(token),
      kind: "newsletter",
      customer_id: null,
      email,
      expires_at: new Date(now.getTime() + NEWSLETTER_DAYS * DAY_MS),
    })
    .execute();
  const path = `/newsletter?token=${token}`;
  await postLetter(db, deps, { kind: "newsletterConfirm", to: email, locale, name: "", path, confidential: true });
}
