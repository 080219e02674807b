import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { StoredAttachment } from "../../platform/db/values.ts";
import { defaultLocaleFor } from "../../locale.ts";
import { readStoreSettings } from "../../settings/storeSettings.ts";
import { loadAttachments } from "./loadAttachments.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";
import { redactMailError } from "./redactMailError.ts";

/** Lease of one email: another process takes it over after this time. */
const LEASE_MS = 2 * 60_000;
/** Delays between attempts. After the last one the email is marked as failed and needs manual handling. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * 60_000);

export interface MailJobDeps {
  db: Kysely<Tables>;
  mailer: Mailer;
  clock: () => Date;
  log: { error(fields: object, message: string): void };
}

/**
 * Sends due emails of the outbox one by one, until `signal` aborts, and returns the number of attempts. Safe to run in
 * several processes: each email is claimed with a lease. A crash can deliver an email twice, but never loses it.
 */
export async function deliverMails(deps: MailJobDeps, signal?: AbortSignal): Promise<number> {
  for (let attempted = 0; ; attempted += 1) {
    const mail = signal?.aborted === true ? undefined : await claimMail(deps);
    if (mail === undefined) return attempted;
    await sendMail(deps, mail);
  }
}

interface ClaimedMail extends Omit<OutgoingMail, "from" | "attachments"> {
  language: string;
  attempts: number;
  enclosures: StoredAttachment[];
}

async function claimMail({ db, clock }: MailJobDeps): Promise<ClaimedMail | undefined> {
  const now = clock();
  const { rows } = await sql<ClaimedMail>`
    update mail_outbox set attempts = attempts + 1, next_at = ${new Date(now.getTime() + LEASE_MS)}
    where id = (
      select id from mail_outbox
      where sent_at is null and failed_at is null and next_at <= ${now}
      order by next_at, id
      limit 1
      for update skip locked
    )
    returning id, kind, language, recipient as "to", subject, html, text, attempts, enclosures`.execute(db);
  return rows[0];
}

async function sendMail({ db, mailer, clock, log }: MailJobDeps, mail: ClaimedMail): Promise<void> {
  const { attempts, language, enclosures, ...message } = mail;
  try {
    const { storeName: name, storeEmail: address } = await readStoreSettings(db, defaultLocaleFor(language));
    await mailer.send({ ...message, from: { name, address }, attachments: await loadAttachments(db, enclosures) });
  } catch (error) {
    const retryDelay = RETRY_DELAYS_MS[attempts - 1];
    const now = clock();
    const about = { err: redactMailError(error), mail: mail.id, attempts };
    // Logs the first and the final failure only.
    if (retryDelay === undefined) log.error(about, "email failed permanently");
    else if (attempts === 1) log.error(about, "email not sent, will retry");
    await db
      .updateTable("mail_outbox")
      .set(retryDelay === undefined ? { failed_at: now } : { next_at: new Date(now.getTime() + retryDelay) })
      .where("id", "=", mail.id)
      .execute();
    return;
  }
  // Confidential emails contain account links: the body is cleared once they are sent.
  await sql`
    update mail_outbox set sent_at = ${clock()},
      html = case when confidential then '' else html end,
      text = case when confidential then '' else text end
    where id = ${mail.id}`.execute(db);
}
