import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import { nextSerial, formatSerial } from "./serialNumber.ts";
import { createFormatters } from "../formatters.ts";
import { buildCreditNoteContent } from "./buildCreditNoteContent.ts";

/**
 * Issues a credit note for all or part of an invoice, with the next number of its country and year, within the caller's
 * transaction. Returns undefined when the order has no invoice or nothing is left of it. The caller must hold the
 * order's lock.
 *
 * @param amountCents gross; absent: the remainder of the invoice
 * @param refundId absent when nothing had been paid
 */
export async function issueCreditNote(
  trx: Transaction<Tables>,
  orderId: number,
  { amountCents, refundId, now }: { amountCents?: number; refundId?: number; now: Date },
): Promise<{ id: number; number: string } | undefined> {
  const invoice = await trx
    .selectFrom("invoice")
    .select(["id", "country", "content"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (invoice === undefined) return undefined;
  const notes = await trx
    .selectFrom("credit_note")
    .select("content")
    .where("invoice_id", "=", invoice.id)
    .orderBy("id")
    .execute();
  const remainingCents = notes.reduce((sum, { content }) => sum + content.totalCents, invoice.content.totalCents);
  const amount = amountCents ?? remainingCents;
  if (amount > remainingCents)
    throw new Error(`Invoice ${invoice.content.number} has no ${amount} cents left to credit`);
  if (amount === 0) return undefined;
  const issuedOn = createFormatters(invoice.content.locale).isoDate(now);
  const year = Number(issuedOn.slice(0, 4));
  const { country } = invoice;
  const serial = await nextSerial(trx, "credit_note_series", country, year);
  const number = `${country}-CN-${year}-${formatSerial(serial)}`;
  const content = buildCreditNoteContent(
    invoice.content,
    notes.map((note) => note.content.vat),
    { number, issuedOn, amountCents: amount, isRefunded: refundId !== undefined },
  );
  const { id } = await trx
    .insertInto("credit_note")
    .values({
      order_id: orderId,
      invoice_id: invoice.id,
      refund_id: refundId ?? null,
      country,
      year,
      serial,
      number,
      issued_at: now,
      content: JSON.stringify(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, number };
}
