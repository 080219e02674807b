import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import type { Listener } from "../deps.ts";
import type { Tables } from "../platform/db/tables.ts";
import { type Locale, localeInput, LOCALES } from "../locale.ts";
import { deliveryDates } from "../order/expectedDelivery.ts";
import { type BankAccount, readBankAccount, type StoreSettings, readStoreSettings } from "../settings/storeSettings.ts";
import { createFormatters } from "../formatters.ts";
import { shippingAddressLines, billingAddressLines } from "../order/addressLines.ts";
import { type OrderRecord, readOrder } from "../order/orderRecord.ts";
import { findVatExemption } from "../order/findVatExemption.ts";
import type { InvoiceContent } from "../platform/db/invoiceContent.ts";
import { releaseSerial, nextSerial, formatSerial } from "./serialNumber.ts";

/** Event that triggers the invoice: payment or dispatch. */
export interface InvoiceTrigger {
  on: "paid" | "sent";
  now: Date;
}

export const issueInvoiceOn =
  (on: InvoiceTrigger["on"]): Listener<"order:paid" | "order:sent"> =>
  (trx, deps, { orderId }) =>
    issueInvoice(trx, orderId, { on, now: deps.clock() });

/**
 * Issues the invoice of an order once; later calls do nothing. Its number is drawn in the caller's transaction, so that
 * the series has no gaps.
 * Source: Directive 2006/112/EC, Art. 226; UStG (AT) § 11; UStG (DE) § 14; Codul fiscal (RO) art. 319.
 */
export async function issueInvoice(trx: Transaction<Tables>, orderId: number, trigger: InvoiceTrigger): Promise<void> {
  if ((await findInvoice(trx, orderId)) !== undefined) return;
  const order = await readOrder(trx, { orderId });
  if (order === undefined) throw new Error(`Order ${orderId} not found`);
  const locale = v.parse(localeInput, order.locale);
  const country = LOCALES[locale].market;
  const year = Number(createFormatters(locale).isoDate(trigger.now).slice(0, 4));
  const serial = await nextSerial(trx, "invoice_series", country, year);
  // A concurrent call may have issued it while this one waited for the series lock.
  if ((await findInvoice(trx, orderId)) !== undefined) {
    await releaseSerial(trx, "invoice_series", country, year);
    return;
  }
  const number = `${country}-${year}-${formatSerial(serial)}`;
  const settings = await readStoreSettings(trx, locale);
  const bank = await readBankAccount(trx, { locale, countryId: order.shippingAddress.country_id });
  const content = buildContent(order, { ...settings, bank }, { ...trigger, number });
  await trx
    .insertInto("invoice")
    .values({
      order_id: order.id,
      country,
      year,
      serial,
      number,
      issued_at: trigger.now,
      content: JSON.stringify(content),
    })
    .execute();
}

export const findInvoice = (db: Kysely<Tables>, orderId: number) =>
  db.selectFrom("invoice").select(["id", "number"]).where("order_id", "=", orderId).executeTakeFirst();

function buildContent(
  order: OrderRecord,
  settings: StoreSettings & { bank: BankAccount },
  { on, now, number }: InvoiceTrigger & { number: string },
): InvoiceContent {
  const locale = v.parse(localeInput, order.locale);
  const { isoDate } = createFormatters(locale);
  const today = isoDate(now);
  const buyer = billingAddressLines(order);
  const shippingAddress = shippingAddressLines(order);
  const exemption = findVatExemption(order);
  return {
    locale,
    language: LOCALES[locale].language,
    number,
    issuedOn: today,
    orderRef: order.ref,
    orderedOn: isoDate(order.placedAt),
    ...(on === "sent" ? { deliveredOn: today } : { expected: expectedDates(order, locale, now) }),
    seller: { ...settings.seller, contact: [settings.storePhone, settings.storeEmail].filter((line) => line !== "") },
    buyer: { address: buyer, vatNumber: order.vatNumber },
    ...(buyer.join("\n") === shippingAddress.join("\n") ? {} : { shippingAddress }),
    currency: order.currency,
    lines: order.lines.map((line) => ({
      ref: line.ref,
      title: line.title,
      options: line.attributes.map(({ title, value }) => `${title}: ${value}`).join(", "),
      quantity: line.quantity,
      unitCents: line.unitCents,
      vatPercent: line.vatPercent,
    })),
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    couponCodes: order.coupons.filter(({ discountCents }) => discountCents > 0).map(({ code }) => code),
    shippingCents: order.shippingCents,
    feeCents: order.feeCents,
    totalCents: order.totalCents,
    vat: order.vat,
    ...(exemption === undefined ? {} : { exemption }),
    payment: { code: order.payment.code, title: order.payment.title },
    ...(on === "paid" ? { paidOn: today } : {}),
    bank: settings.bank,
  };
}

function expectedDates(order: OrderRecord, locale: Locale, from: Date): [string, string] {
  const [first, last] = deliveryDates(order, { locale, from });
  return [first.toISOString().slice(0, 10), last.toISOString().slice(0, 10)];
}
