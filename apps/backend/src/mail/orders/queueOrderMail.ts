import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../platform/db/tables.ts";
import type { Deps } from "../../deps.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { findCreditNote } from "../../invoice/issueCreditNote.ts";
import { findInvoice } from "../../invoice/issueInvoice.ts";
import { countUnshipped, readLineUnits } from "../../order/lineUnits.ts";
import { type OrderRecord, readOrder } from "../../order/orderRecord.ts";
import { readShipments } from "../../order/shipments.ts";
import { readBankAccount, readStoreSettings } from "../../settings/storeSettings.ts";
import { createFormatters } from "../../formatters.ts";
import { readLegalText } from "../template/legalText.ts";
import { renderMail } from "../template/renderMail.ts";
import { queueMail } from "../queueMail.ts";
import { nextAllowedSendTime } from "../nextAllowedSendTime.ts";
import { renewOrderLink, orderPath, withdrawalPath } from "../../order/orderLink.ts";
import { composeOrderMail, type OrderMailKind } from "./composeOrderMail.ts";
import type { ShipmentContent } from "./orderMailContext.ts";

/** Kinds that anyone can trigger for any address: limited per recipient, excess emails are delayed. */
const CALLER_TRIGGERED = ["order-received", "order-paid", "order-canceled", "payment-failed"];
const PER_HOUR = 20;

/** Emails with the invoice attached (decision record 0025). */
const WITH_INVOICE: readonly OrderMailKind[] = ["order-paid", "order-sent"];
const WITH_SHIPMENT: readonly OrderMailKind[] = ["order-part-sent", "order-sent"];
const WITH_CREDIT_NOTE: readonly OrderMailKind[] = ["order-canceled", "order-refunded"];

/**
 * Inserts an order email into the outbox, within the caller's transaction: the email exists if and only if the change
 * does. Skips a kind that the order already has. Each completed refund and each partial shipment gets its own
 * email.
 */
export async function queueOrderMail(
  trx: Transaction<Tables>,
  kind: OrderMailKind,
  orderId: number,
  deps: Pick<Deps, "randomBytes" | "storeUrl" | "clock">,
  refund?: { id: number; amountCents: number },
): Promise<void> {
  const order = await readOrder(trx, { orderId });
  if (order === undefined) throw new Error(`Order ${orderId} not found`);
  // No payment arrived; the confirmation says that nothing is to be paid.
  if (kind === "order-paid" && order.totalCents === 0) return;
  const locale = v.parse(localeInput, order.locale);
  const { language } = LOCALES[locale];
  const settings = await readStoreSettings(trx, locale, deps.storeUrl?.(locale));
  const now = deps.clock();
  const token = await renewOrderLink(trx, deps, orderId, now);
  const { storeUrl } = settings;
  const toAbsoluteUrl = (path: string): string => new URL(path, storeUrl).href;
  const law = (code: "terms" | "withdrawal") => readLegalText(trx, code, language, storeUrl);
  const shipment = WITH_SHIPMENT.includes(kind) ? await readNewestShipment(trx, order) : undefined;
  const { content, enclosures } = composeOrderMail(kind, {
    order,
    settings,
    bank: await readBankAccount(trx, { locale, countryId: order.shippingAddress.country_id }),
    language,
    locale,
    formatters: createFormatters(locale, order.currency),
    links: {
      order: toAbsoluteUrl(orderPath(order.ref, token)),
      withdrawal: toAbsoluteUrl(withdrawalPath(language, order.ref, token)),
      checkout: toAbsoluteUrl("/checkout"),
    },
    legalTexts: { terms: await law("terms"), withdrawal: await law("withdrawal") },
    invoice: WITH_INVOICE.includes(kind) ? await findInvoice(trx, orderId) : undefined,
    creditNote: WITH_CREDIT_NOTE.includes(kind) ? await findCreditNote(trx, orderId, refund?.id) : undefined,
    shipment,
    refundCents: refund?.amountCents,
  });
  const rendered = renderMail(content, settings);
  const to = order.email;
  const isLimited = CALLER_TRIGGERED.includes(kind) && !(await isKnownRecipient(trx, orderId, order));
  const sendAt = isLimited
    ? await nextAllowedSendTime(trx, { kinds: CALLER_TRIGGERED, to, now, perHour: PER_HOUR })
    : now;
  const part = kind === "order-part-sent" ? shipment?.id : refund?.id;
  const name = part === undefined ? kind : `${kind}-${part}`;
  await queueMail(trx, { kind: name, language, to, rendered, sendAt, orderId, enclosures });
}

async function readNewestShipment(trx: Transaction<Tables>, order: OrderRecord): Promise<ShipmentContent | undefined> {
  const shipments = await readShipments(trx, order.id);
  const newest = shipments.at(-1);
  if (newest === undefined) return undefined;
  const { id, trackingNumbers, lines } = newest;
  const units = await readLineUnits(trx, order.id);
  return {
    id,
    trackingNumbers,
    isFirst: shipments.length === 1,
    shipped: lines.map(({ lineId, quantity }) => ({
      at: order.lines.findIndex((line) => line.id === lineId),
      quantity,
    })),
    following: units.map((line, at) => ({ at, quantity: countUnshipped(line) })).filter(({ quantity }) => quantity > 0),
  };
}

/** Paid orders and confirmed customers come first: orders with another person's address must not delay that person's own. */
async function isKnownRecipient(trx: Transaction<Tables>, orderId: number, order: OrderRecord): Promise<boolean> {
  if (order.paidAt !== null && order.totalCents > 0) return true;
  const { email_confirmed_at } = await trx
    .selectFrom("orders")
    .innerJoin("customer", "customer.id", "orders.customer_id")
    .select("email_confirmed_at")
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  return email_confirmed_at !== null;
}
