import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Enclosure } from "../../db/values.ts";
import type { Language } from "../config/taxTitle.ts";
import type { Letter } from "./paper/writePaper.ts";

export interface QueuedMail {
  kind: string;
  language: Language;
  to: string;
  letter: Letter;
  /** Earliest send time. */
  at: Date;
  orderId?: number;
  withdrawalId?: number;
  confidential?: boolean;
  enclosures?: readonly Enclosure[];
}

/**
 * Inserts an email into the outbox, within the caller's transaction. Does nothing when the order already has an email
 * of this kind.
 */
export async function queueMail(db: Kysely<Tables>, mail: QueuedMail): Promise<void> {
  const { kind, language, to, letter, at, orderId, withdrawalId, confidential = false, enclosures = [] } = mail;
  await db
    .insertInto("mail_outbox")
    .values({
      order_id: orderId ?? null,
      withdrawal_id: withdrawalId ?? null,
      kind,
      language,
      recipient: to,
      ...letter,
      next_at: at,
      confidential,
      enclosures: JSON.stringify(enclosures),
    })
    .onConflict((conflict) => conflict.columns(["order_id", "kind"]).doNothing())
    .execute();
}
