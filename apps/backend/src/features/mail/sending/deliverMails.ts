import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Enclosure } from "../../../db/values.ts";
import { homeLocale } from "../../../locale.ts";
import { readMailSettings } from "../mailSettings.ts";
import { drawEnclosures } from "./drawEnclosures.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";
import { withoutAddresses } from "./withoutAddresses.ts";

/** How long a process may take for one mail before another takes it over. */
const LEASE_MS = 2 * 60_000;
/** Waits between tries; after the last of them somebody has to look at the mail. */
const WAITS_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * 60_000);

export interface Delivery {
  db: Kysely<Tables>;
  mailer: Mailer;
  clock: () => Date;
  log: { error(fields: object, message: string): void };
}

/**
 * Sends what waits in the outbox, one mail after the other, and answers how many were tried. Any number of processes may do
 * this at once: a mail is taken with a lease, so a process that dies with one leaves it to the others. It may then go out
 * twice, never not at all.
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
    // Once when it begins and once when it ends: not with every try in between.
    if (wait === undefined) log.error(about, "mail given up");
    else if (attempts === 1) log.error(about, "mail not sent yet");
    await db
      .updateTable("mail_outbox")
      .set(wait === undefined ? { failed_at: now } : { next_at: new Date(now.getTime() + wait) })
      .where("id", "=", mail.id)
      .execute();
    return;
  }
  // A link that opens an account is not kept once it is under way.
  await sql`
    update mail_outbox set sent_at = ${clock()},
      html = case when confidential then '' else html end,
      text = case when confidential then '' else text end
    where id = ${mail.id}`.execute(db);
}
