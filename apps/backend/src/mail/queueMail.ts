import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { StoredAttachment } from "../platform/db/values.ts";
import type { Language } from "../locale.ts";
import type { RenderedMail } from "./template/renderMail.ts";

export interface QueuedMail {
  kind: string;
  language: Language;
  to: string;
  rendered: RenderedMail;
  /** Earliest send time. */
  sendAt: Date;
  orderId?: number;
  withdrawalId?: number;
  confidential?: boolean;
  enclosures?: readonly StoredAttachment[];
}

/**
 * Inserts an email into the outbox, within the caller's transaction. Does nothing when the order already has an email
 * of this kind.
 */
export async function queueMail(db: Kysely<Tables>, mail: QueuedMail): Promise<void> {
  const { kind, language, to, rendered, sendAt, orderId, withdrawalId, confidential = false, enclosures = [] } = mail;
  await db
    .insertInto("mail_outbox")
    .values({
      order_id: orderId ?? null,
      withdrawal_id: withdrawalId ?? null,
      kind,
      language,
      recipient: to,
      ...rendered,
      next_at: sendAt,
      confidential,
      enclosures: JSON.stringify(enclosures),
    })
    .onConflict((conflict) => conflict.columns(["order_id", "kind"]).doNothing())
    .execute();
}
