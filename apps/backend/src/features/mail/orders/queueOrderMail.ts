import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../../db/tables.ts";
import type { Deps } from "../../../deps.ts";
import { localeInput, LOCALES } from "../../../locale.ts";
import { issueInvoice } from "../../invoice/issueInvoice.ts";
import { readOrder } from "../../order/orderRecord.ts";
import { readMailSettings } from "../mailSettings.ts";
import { notationOf } from "../notation.ts";
import { readLawText } from "../paper/lawText.ts";
import { writePaper } from "../paper/writePaper.ts";
import { queueMail } from "../queueMail.ts";
import { turnOf } from "../turnOf.ts";
import { openOrderLink, orderPath, withdrawalPath } from "./orderLink.ts";
import { orderMail, type OrderMailKind } from "./orderMail.ts";

export type OrderMailDeps = Pick<Deps, "random" | "storeUrl"> & { now: Date };

export interface OrderNews {
  /** A completed refund; each one gets its own email. */
  refund?: { id: number; amountCents: number } | undefined;
  creditNote?: { id: number; number: string } | undefined;
}

/** Kinds that anyone can trigger for any address: limited per recipient, excess emails are delayed. */
const ON_CALL = ["order-received", "order-paid", "order-canceled", "payment-failed"];
const PER_HOUR = 20;

/** Emails with the invoice attached; the first of them issues it (decision record 0025). */
const INVOICED = { "order-paid": "paid", "order-sent": "sent" } as const;

/**
 * Inserts an order email into the outbox, within the caller's transaction: the email exists if and only if the change
 * does. Skips a kind that the order already has. `order-paid` and `order-sent` issue the invoice if it is missing.
 */
export async function queueOrderMail(
  trx: Transaction<Tables>,
  kind: OrderMailKind,
  orderId: number,
  shop: OrderMailDeps,
  { refund, creditNote }: OrderNews = {},
): Promise<void> {
  const order = await readOrder(trx, { orderId });
  if (order === undefined) throw new Error(`Order ${orderId} is not there`);
  const locale = v.parse(localeInput, order.locale);
  const { language } = LOCALES[locale];
  const settings = await readMailSettings(trx, locale, shop.storeUrl?.(locale));
  const token = await openOrderLink(trx, shop, orderId, shop.now);
  const { storeUrl } = settings;
  const whole = (path: string): string => new URL(path, storeUrl).href;
  const law = (code: "terms" | "withdrawal") => readLawText(trx, code, language, storeUrl);
  const { paper, enclosures } = orderMail(kind, {
    order,
    settings,
    language,
    locale,
    notation: notationOf(locale),
    links: {
      order: whole(orderPath(order.ref, token)),
      withdrawal: whole(withdrawalPath(language, order.ref, token)),
      checkout: whole("/checkout"),
    },
    law: { terms: await law("terms"), withdrawal: await law("withdrawal") },
    invoice: isInvoiced(kind)
      ? await issueInvoice(trx, order, settings, { on: INVOICED[kind], now: shop.now })
      : undefined,
    creditNote,
    refundCents: refund?.amountCents,
  });
  const letter = writePaper(paper, settings);
  const { now } = shop;
  const to = order.email;
  const at = ON_CALL.includes(kind) ? await turnOf(trx, { kinds: ON_CALL, to, now, perHour: PER_HOUR }) : now;
  const name = refund === undefined ? kind : `${kind}-${refund.id}`;
  await queueMail(trx, { kind: name, language, to, letter, at, orderId, enclosures });
}

const isInvoiced = (kind: OrderMailKind): kind is keyof typeof INVOICED => kind in INVOICED;
