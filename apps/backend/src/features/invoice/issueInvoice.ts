import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import { localeInput, LOCALES } from "../../locale.ts";
import { deliveryDates } from "../delivery/expectedDelivery.ts";
import type { MailSettings } from "../mail/mailSettings.ts";
import { notationOf } from "../mail/notation.ts";
import { deliveryLines, invoiceLines } from "../mail/orders/orderBlocks.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import type { Exemption, InvoiceContent } from "./invoiceContent.ts";
import { giveSerialBack, nextSerial, serialText } from "./seriesNumber.ts";

/** Event that triggers the invoice: payment or dispatch. */
export interface Occasion {
  on: "paid" | "sent";
  now: Date;
}

/**
 * Issues the invoice of an order once; later calls return it. Its number is drawn in the caller's transaction, so that
 * the series has no gaps.
 * Source: Directive 2006/112/EC, Art. 226; UStG (AT) § 11; UStG (DE) § 14; Codul fiscal (RO) art. 319.
 */
export async function issueInvoice(
  trx: Transaction<Tables>,
  order: OrderRecord,
  settings: MailSettings,
  occasion: Occasion,
): Promise<{ id: number; number: string }> {
  const known = await invoiceOf(trx, order.id);
  if (known !== undefined) return known;
  const locale = v.parse(localeInput, order.locale);
  const country = LOCALES[locale].satellite;
  const year = Number(notationOf(locale).isoDate(occasion.now).slice(0, 4));
  const serial = await nextSerial(trx, "invoice_series", country, year);
  // A concurrent call may have issued it while this one waited for the series lock.
  const meanwhile = await invoiceOf(trx, order.id);
  if (meanwhile !== undefined) {
    await giveSerialBack(trx, "invoice_series", country, year);
    return meanwhile;
  }
  const number = `${country}-${year}-${serialText(serial)}`;
  const content = await contentOf(trx, order, settings, { ...occasion, number });
  const { id } = await trx
    .insertInto("invoice")
    .values({
      order_id: order.id,
      country,
      year,
      serial,
      number,
      issued_at: occasion.now,
      content: JSON.stringify(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, number };
}

const invoiceOf = (db: Kysely<Tables>, orderId: number) =>
  db.selectFrom("invoice").select(["id", "number"]).where("order_id", "=", orderId).executeTakeFirst();

async function contentOf(
  trx: Transaction<Tables>,
  order: OrderRecord,
  settings: MailSettings,
  { on, now, number }: Occasion & { number: string },
): Promise<InvoiceContent> {
  const locale = v.parse(localeInput, order.locale);
  const { isoDate } = notationOf(locale);
  const today = isoDate(now);
  const buyer = invoiceLines(order);
  const receiver = deliveryLines(order);
  const exemption = exemptionOf(order, settings.storeCountry);
  return {
    locale,
    language: LOCALES[locale].language,
    number,
    issuedOn: today,
    orderRef: order.ref,
    orderedOn: isoDate(order.placedAt),
    ...(on === "sent" ? { deliveredOn: today } : { expected: expectedFrom(order, today) }),
    seller: { ...settings.seller, contact: [settings.storePhone, settings.storeEmail].filter((line) => line !== "") },
    buyer: { address: buyer, vatNumber: order.vatNumber },
    ...(buyer.join("\n") === receiver.join("\n") ? {} : { deliveryAddress: receiver }),
    lines: order.lines.map((line) => ({
      ref: line.ref,
      title: line.title,
      choices: line.attributes.map(({ title, value }) => `${title}: ${value}`).join(", "),
      quantity: line.quantity,
      unitCents: line.unitCents,
      vatPercent: line.vatPercent,
    })),
    goodsCents: order.goodsCents,
    discountCents: order.discountCents,
    couponCodes: order.coupons.filter(({ discountCents }) => discountCents > 0).map(({ code }) => code),
    postageCents: order.postageCents,
    feeCents: order.feeCents,
    totalCents: order.totalCents,
    vat: order.vat,
    ...(exemption === undefined ? {} : { exemption }),
    payment: { code: order.payment.code, title: order.payment.title },
    ...(on === "paid" ? { paidOn: today } : {}),
    bank: settings.bank,
  };
}

function expectedFrom({ deliveryDays }: OrderRecord, today: string): [string, string] {
  const [first, last] = deliveryDates(deliveryDays, today);
  return [first.toISOString().slice(0, 10), last.toISOString().slice(0, 10)];
}

function exemptionOf({ untaxed, vat }: OrderRecord, storeCountry: string): Exemption | undefined {
  if (untaxed) return "intraCommunity";
  // Only German solar products (`categories_0_vat`) have a VAT rate of 0.
  return storeCountry === "DE" && vat.some(({ percent }) => percent === 0) ? "solar" : undefined;
}
