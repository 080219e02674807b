import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Enclosure } from "../../../db/values.ts";
import { homeLocale } from "../../../locale.ts";
import { readMailSettings } from "../mailSettings.ts";
import { drawEnclosures } from "./drawEnclosures.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";
import { withoutAddresses } from "./withoutAddresses.ts";

/** Lease of one email: another process takes it over after this time. */
const LEASE_MS = 2 * 60_000;
/** Delays between attempts. After the last one the email is marked as failed and needs manual handling. */
const WAITS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * 60_000);

export interface Delivery {
  db: Kysely<Tables>;
  mailer: Mailer;
  clock: () => Date;
  log: { error(fields: object, message: string): void };
}

/**
 * Sends due emails of the outbox one by one and returns the number of attempts. Safe to run in several processes: each
 * email is claimed with a lease. A crash can deliver an email twice, but never loses it.
 */
export async function deliverMails(delivery: Delivery): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const mail = await takeMail(delivery);
    if (mail === undefined) return tried;
    await deliver(delivery, mail);
  }
}

interface WaitingMail extends Omit<OutgoingMail, "from" | "files"> {
  language: string;
  attempts: number;
  enclosures: Enclosure[];
}

async function takeMail({ db, clock }: Delivery): Promise<WaitingMail | undefined> {
  const now = clock();
  const { rows } = await sql<WaitingMail>`
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

async function deliver({ db, mailer, clock, log }: Delivery, mail: WaitingMail): Promise<void> {
  const { attempts, language, enclosures, ...words } = mail;
  try {
    const { storeName: name, storeEmail: address } = await readMailSettings(db, homeLocale(language));
    await mailer.send({ ...words, from: { name, address }, files: await drawEnclosures(db, enclosures) });
  } catch (error) {
    const wait = WAITS_MS[attempts - 1];
    const now = clock();
    const about = { err: withoutAddresses(error), mail: mail.id, attempts };
    // Logs the first and the final failure only.
    if (wait === undefined) log.error(about, "mail given up");
    else if (attempts === 1) log.error(about, "mail not sent yet");
    await db
      .updateTable("mail_outbox")
      .set(wait === undefined ? { failed_at: now } : { next_at: new Date(now.getTime() + wait) })
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
