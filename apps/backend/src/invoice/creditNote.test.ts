import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { VatShare } from "../platform/db/values.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { computeVatBreakdown } from "../pricing/vatBreakdown.ts";
import { fixtureItems, createBuyer } from "../cart/testing/shopper.ts";
import type { InvoiceContent } from "../platform/db/invoiceContent.ts";
import { renderInvoicePdf } from "./pdf/renderInvoicePdf.ts";
import { deliverMails } from "../mail/sending/deliverMails.ts";
import type { OutgoingMail } from "../mail/sending/mailer.ts";
import { readBankPage, addAllPaymentMethods, payWith, submitScenario } from "../payment/testing/paymentHelpers.ts";
import { buildCreditNoteContent } from "./buildCreditNoteContent.ts";
import { refundOrder } from "../refund/refundOrder.ts";

const { app, db, deps, clock } = await createTestBackend();
const request = { isManual: false, restock: false, allowRepeat: true, reason: "" };

beforeAll(() => addAllPaymentMethods(db));
beforeEach(() => db.updateTable("sale_element").set({ stock: 500 }).execute());

async function paidOrder(locale: string) {
  const buyer = await createBuyer(app, fixtureItems.pouf, 2);
  await submitScenario(app, await readBankPage(payWith(app, "stripe", buyer, { locale })), "pay");
  return db.selectFrom("orders").select(["id", "ref"]).where("cart_id", "=", buyer.cartId).executeTakeFirstOrThrow();
}
const notesOf = async (orderId: number) =>
  (await db.selectFrom("credit_note").select("content").where("order_id", "=", orderId).orderBy("id").execute()).map(
    ({ content }) => content,
  );
const invoiceOf = async (orderId: number) =>
  (await db.selectFrom("invoice").select("content").where("order_id", "=", orderId).executeTakeFirstOrThrow()).content;

describe.each([
  ["de_AT", "AT", "Rechnungskorrektur"],
  ["en_DE", "DE", "Credit note"],
  ["ro_RO", "RO", "Factura de stornare"],
])("a refund in %s", (locale, country, words) => {
  test("creates a credit note as PDF in the language of the order", async () => {
    const { id } = await paidOrder(locale);
    await refundOrder(deps, id, request);
    const invoice = await invoiceOf(id);
    const [note] = await notesOf(id);
    expect(note).toMatchObject({
      number: `${country}-CN-2026-000001`,
      language: locale.slice(0, 2),
      corrects: { number: invoice.number, issuedOn: "2026-11-21", whole: true, refundedOn: "2026-11-21" },
      totalCents: -invoice.totalCents,
      subtotalCents: -invoice.subtotalCents,
      shippingCents: -invoice.shippingCents,
      vat: invoice.vat.map(({ percent, netCents, taxCents, grossCents }) => ({
        percent,
        netCents: -netCents,
        taxCents: -taxCents,
        grossCents: -grossCents,
      })),
      lines: [{ quantity: -2, unitCents: invoice.lines[0]?.unitCents }],
      buyer: invoice.buyer,
    });
    expect(note).not.toHaveProperty("paidOn");
    const sent: OutgoingMail[] = [];
    const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} };
    clock.now = new Date(clock.now.getTime() + 60_000);
    await deliverMails({ db, mailer, clock: () => clock.now, log: deps.log });
    const mail = sent.find(({ kind }) => kind.startsWith("order-refunded"));
    expect(mail?.text).toContain(`${words} ${note?.number}`);
    expect(mail?.attachments).toMatchObject([{ name: `${note?.number}.pdf`, type: "application/pdf" }]);
    expect(mail?.attachments[0]?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("numbers have no gaps after rollbacks, and are separate from invoices", async () => {
  const orders = [];
  for (let at = 0; at < 4; at += 1) orders.push(await paidOrder("en_AT"));
  const before = await db.selectFrom("credit_note").select("serial").where("country", "=", "AT").execute();
  await Promise.all(orders.map(({ id }) => refundOrder(deps, id, request)));
  const serials = await db
    .selectFrom("credit_note")
    .select("serial")
    .where("country", "=", "AT")
    .orderBy("serial")
    .execute();
  expect(serials.map(({ serial }) => serial)).toEqual(Array.from({ length: before.length + 4 }, (_, at) => at + 1));
});

test("it is never changed and never deleted", async () => {
  const { id } = await paidOrder("de_DE");
  await refundOrder(deps, id, request);
  const change = db.updateTable("credit_note").set({ number: "X" }).where("order_id", "=", id).execute();
  await expect(change).rejects.toThrow("never changed");
  await expect(db.deleteFrom("credit_note").where("order_id", "=", id).execute()).rejects.toThrow("never changed");
});

const amounts = fc.array(
  fc.record({ cents: fc.integer({ min: 1, max: 500_000 }), percent: fc.constantFrom("0", "9", "19", "20", "21") }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

test("partial credit notes never exceed the invoice at any rate, and sum up to it exactly", async () => {
  const { id } = await paidOrder("de_AT");
  const invoice = await invoiceOf(id);
  const one = (shares: readonly VatShare[], percent: number) => shares.find((share) => share.percent === percent);
  fc.assert(
    fc.property(amounts, fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 5 }), (sold, steps) => {
      const vat = computeVatBreakdown(sold.map(({ cents, percent }) => ({ grossCents: cents, percent })));
      const totalCents = vat.reduce((sum, { grossCents }) => sum + grossCents, 0);
      const document: InvoiceContent = { ...invoice, vat, totalCents };
      const notes: InvoiceContent[] = [];
      let left = totalCents;
      for (const step of [...steps, 1000]) {
        const amountCents = step === 1000 ? left : Math.min(left, Math.ceil((left * step) / 1000));
        if (amountCents === 0) break;
        left -= amountCents;
        const earlier = notes.map((note) => note.vat);
        notes.push(
          buildCreditNoteContent(document, earlier, {
            number: "N",
            issuedOn: "2026-11-21",
            amountCents,
            isRefunded: true,
          }),
        );
        const note = notes.at(-1);
        expect(note?.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(-amountCents);
        for (const share of note?.vat ?? []) {
          expect(share.netCents + share.taxCents).toBe(share.grossCents);
          expect(Math.max(share.netCents, share.taxCents, share.grossCents)).toBeLessThanOrEqual(0);
        }
      }
      for (const share of vat) {
        const taken = (cents: (of: VatShare) => number): number =>
          notes.reduce(
            (sum, note) =>
              sum + cents(one(note.vat, share.percent) ?? { ...share, netCents: 0, taxCents: 0, grossCents: 0 }),
            0,
          );
        expect([taken((of) => of.grossCents), taken((of) => of.taxCents)].map((cents) => cents + 0)).toEqual([
          0 - share.grossCents,
          0 - share.taxCents,
        ]);
      }
    }),
    { seed: 20_261_122, numRuns: 150 },
  );
});

test("a partial one has a line per rate and its own document", async () => {
  const { id } = await paidOrder("de_AT");
  await refundOrder(deps, id, { ...request, amountCents: 1200 });
  const [note] = await notesOf(id);
  expect(note).toMatchObject({
    corrects: { whole: false },
    totalCents: -1200,
    shippingCents: 0,
    lines: [{ title: "Teilweise Erstattung", quantity: -1, unitCents: 1200, vatPercent: 20 }],
    vat: [{ percent: 20, netCents: -1000, taxCents: -200, grossCents: -1200 }],
  });
  if (note === undefined) throw new Error("no note");
  expect((await renderInvoicePdf(note)).equals(await renderInvoicePdf(note))).toBe(true);
});
