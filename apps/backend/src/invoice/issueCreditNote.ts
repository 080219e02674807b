import type { Kysely, Transaction } from "kysely";
import type { Listener } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { nextSerial, formatSerial } from "./serialNumber.ts";
import { createFormatters } from "../formatters.ts";
import { readOrder } from "../order/orderRecord.ts";
import { toPaymentLines } from "../payment/paymentLines.ts";
import { buildCreditNoteContent, type CreditedItems } from "./buildCreditNoteContent.ts";

export const creditCanceledOrder: Listener<"order:canceled"> = (trx, deps, { orderId }) =>
  issueCreditNote(trx, orderId, { now: deps.clock() });

export const creditRefund: Listener<"refund:completed"> = (trx, deps, { orderId, refundId, amountCents }) =>
  issueCreditNote(trx, orderId, { amountCents, refundId, now: deps.clock() });

/**
 * Issues a credit note for all or part of an invoice, with the next number of its country and year, within the caller's
 * transaction. Does nothing when the order has no invoice or nothing is left of it. The caller must hold the order's
 * lock.
 *
 * @param amountCents gross; absent: the remainder of the invoice
 * @param refundId absent when nothing had been paid
 */
export async function issueCreditNote(
  trx: Transaction<Tables>,
  orderId: number,
  { amountCents, refundId, now }: { amountCents?: number; refundId?: number; now: Date },
): Promise<void> {
  const invoice = await trx
    .selectFrom("invoice")
    .select(["id", "country", "content"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (invoice === undefined) return;
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
  if (amount === 0) return;
  const issuedOn = createFormatters(invoice.content.locale).isoDate(now);
  const year = Number(issuedOn.slice(0, 4));
  const { country } = invoice;
  const serial = await nextSerial(trx, "credit_note_series", country, year);
  const number = `${country}-CN-${year}-${formatSerial(serial)}`;
  const content = buildCreditNoteContent(
    invoice.content,
    notes.map((note) => note.content.vat),
    {
      number,
      issuedOn,
      amountCents: amount,
      isRefunded: refundId !== undefined,
      items: refundId === undefined ? undefined : await readCreditedItems(trx, orderId, refundId),
    },
  );
  await trx
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
    .execute();
}

/** Returns the units of a refund; undefined when it is for an amount. */
async function readCreditedItems(
  trx: Transaction<Tables>,
  orderId: number,
  refundId: number,
): Promise<CreditedItems | undefined> {
  const { items } = await trx.selectFrom("refund").select("items").where("id", "=", refundId).executeTakeFirstOrThrow();
  const order = items === null ? undefined : await readOrder(trx, { orderId });
  if (items === null || order === undefined) return undefined;
  return {
    lines: items.lines.map(({ lineId, quantity, cents }) => ({
      at: order.lines.findIndex(({ id }) => id === lineId),
      quantity,
      cents,
    })),
    shipping:
      items.shippingCents === 0
        ? []
        : toPaymentLines(order)
            .filter(({ kind }) => kind === "shipping")
            .map(({ vatPercent: percent, totalCents: cents }) => ({ percent, cents })),
  };
}

/** @param refundId absent for the credit note of a canceled order */
export const findCreditNote = (db: Kysely<Tables>, orderId: number, refundId?: number) =>
  db
    .selectFrom("credit_note")
    .select(["id", "number"])
    .where("order_id", "=", orderId)
    .where("refund_id", refundId === undefined ? "is" : "=", refundId ?? null)
    .executeTakeFirst();
