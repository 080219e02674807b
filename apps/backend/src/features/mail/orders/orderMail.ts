import type { Enclosure } from "../../../db/values.ts";
import { expectedDelivery } from "../../delivery/expectedDelivery.ts";
import type { Block, Paper } from "../paper/paper.ts";
import { unlinked } from "../paper/unlinked.ts";
import { ORDER_TEXTS } from "../texts/orderTexts.ts";
import type { OrderFacts, OrderMailContent } from "./orderFacts.ts";
import { orderReceived } from "./orderReceived.ts";
import { pageBlock, withdrawalBlocks } from "./pageBlocks.ts";
import { isFetched, pickupBlocks } from "./pickupBlocks.ts";
import { reminder } from "./reminder.ts";

export type OrderMailKind =
  | "order-received"
  | "order-paid"
  | "order-sent"
  | "order-canceled"
  | "order-refunded"
  | "order-unpaid"
  | "payment-failed"
  | "payment-reminder";

export function orderMail(kind: OrderMailKind, facts: OrderFacts): { paper: Paper; enclosures: Enclosure[] } {
  const texts = ORDER_TEXTS[facts.language];
  const { order, settings, language, invoice, creditNote } = facts;
  const about = { ref: order.ref, store: settings.storeName };
  const { subject, says, after, annex = [], enclosures = [] } = CONTENTS[kind](facts);
  return {
    paper: {
      language,
      subject: subject(about),
      blocks: [
        { kind: "paragraph", text: unlinked(texts.greeting(order.invoiceAddress)) },
        { kind: "paragraph", text: says },
        { kind: "facts", facts: [{ label: texts.orderRef, value: order.ref }] },
        ...after,
        ...(invoice === undefined
          ? []
          : [{ kind: "paragraph", text: texts.invoiceEnclosed({ number: invoice.number }) } as const]),
        ...(creditNote === undefined
          ? []
          : [{ kind: "paragraph", text: texts.creditNoteEnclosed({ number: creditNote.number }) } as const]),
      ],
      closing: texts.closing,
      annex,
    },
    enclosures: [
      ...enclosures,
      ...(invoice === undefined ? [] : [{ name: `${invoice.number}.pdf`, invoiceId: invoice.id }]),
      ...(creditNote === undefined ? [] : [{ name: `${creditNote.number}.pdf`, creditNoteId: creditNote.id }]),
    ],
  };
}

const CONTENTS: Readonly<Record<OrderMailKind, (facts: OrderFacts) => OrderMailContent>> = {
  "order-received": orderReceived,
  "order-paid": (facts) => ({ ...status(facts, "paid"), after: [...nowExpected(facts), pageBlock(facts)] }),
  "order-sent": (facts) => {
    const { parcels, delivery } = facts.order;
    const byFreight = delivery.code.startsWith("Freight");
    const followed: Block[] =
      parcels.length === 0
        ? []
        : [{ kind: "facts", facts: [{ label: ORDER_TEXTS[facts.language].parcels, value: parcels.join(", ") }] }];
    const note: Block = { kind: "paragraph", text: ORDER_TEXTS[facts.language].sentByFreight };
    return {
      ...status(facts, isFetched(facts.order) ? "ready" : "sent"),
      after: [
        ...pickupBlocks(facts.order, ORDER_TEXTS[facts.language]),
        ...followed,
        ...(byFreight ? [note] : []),
        pageBlock(facts),
        ...withdrawalBlocks(facts),
      ],
    };
  },
  "order-canceled": (facts) => ({
    ...status(facts, "canceled"),
    after: [{ kind: "paragraph", text: ORDER_TEXTS[facts.language].refund }, pageBlock(facts)],
  }),
  "order-refunded": (facts) => {
    const { subject, says } = ORDER_TEXTS[facts.language].refunded;
    const amount = facts.notation.money(facts.refundCents ?? 0);
    return { subject, says: says({ amount, method: facts.order.payment.title }), after: [pageBlock(facts)] };
  },
  "order-unpaid": (facts) => ({ ...status(facts, "unpaid"), after: [pageBlock(facts)] }),
  "payment-reminder": (facts) => {
    const { blocks, ...content } = reminder(
      facts.order,
      facts.settings.bank,
      ORDER_TEXTS[facts.language],
      facts.notation,
    );
    return { ...content, after: [...blocks, pageBlock(facts)] };
  },
  "payment-failed": (facts) => ({
    ...status(facts, "paymentFailed"),
    after: [
      { kind: "link", main: true, label: ORDER_TEXTS[facts.language].toCheckout, href: facts.links.checkout },
      { kind: "paragraph", text: ORDER_TEXTS[facts.language].refund },
    ],
  }),
};

/** Prepayment orders get delivery dates only now: they depend on the date of payment. */
function nowExpected({ order, locale, notation, language }: OrderFacts): Block[] {
  const dates = order.payment.code === "Vorkasse" ? expectedDelivery(order, locale) : undefined;
  if (dates === undefined) return [];
  return [{ kind: "paragraph", text: ORDER_TEXTS[language].expected({ dates: notation.dates(...dates) }) }];
}

function status(facts: OrderFacts, of: "paid" | "sent" | "ready" | "canceled" | "unpaid" | "paymentFailed") {
  const { subject, says } = ORDER_TEXTS[facts.language][of];
  const total = facts.notation.money(facts.order.totalCents);
  return { subject, says: says({ total, store: facts.settings.storeName }) };
}
