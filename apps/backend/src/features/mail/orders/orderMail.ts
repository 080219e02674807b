import type { Enclosure } from "../../../db/tables.ts";
import type { DeliveryDays } from "../../delivery/expectedDelivery.ts";
import { deliveryDates } from "../../delivery/expectedDelivery.ts";
import type { Language } from "../../config/taxTitle.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { MailSettings } from "../mailSettings.ts";
import type { Notation } from "../notation.ts";
import type { LawText } from "../paper/lawText.ts";
import type { Block, Paper } from "../paper/paper.ts";
import { unlinked } from "../paper/unlinked.ts";
import { ORDER_TEXTS } from "../texts/orderTexts.ts";
import { addressBlocks, goodsBlocks } from "./orderBlocks.ts";
import { isFetched, pickupBlocks } from "./pickupBlocks.ts";
import { reminder } from "./reminder.ts";
import { transferBlocks } from "./transferBlocks.ts";

export type OrderMailKind =
  | "order-received"
  | "order-paid"
  | "order-sent"
  | "order-canceled"
  | "order-refunded"
  | "order-unpaid"
  | "payment-failed"
  | "payment-reminder";

/** All that a mail about an order may tell. */
export interface OrderFacts {
  order: OrderRecord;
  settings: MailSettings;
  notation: Notation;
  language: Language;
  days: DeliveryDays;
  /** addresses of pages, whole */
  links: { order: string; withdrawal: string; checkout: string };
  law: { terms: LawText; withdrawal: LawText };
  /** the invoice that goes with it */
  invoice?: { id: number; number: string } | undefined;
  /** what takes back an invoice, or a part of it */
  creditNote?: { id: number; number: string } | undefined;
  /** gross cents that were given back */
  refundCents?: number | undefined;
}

/** Writes the mail of a kind about an order, in the order's language and its country's notation. */
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

interface Content {
  subject: (about: { ref: string; store: string }) => string;
  says: string;
  after: Block[];
  annex?: Block[];
  enclosures?: Enclosure[];
}

const CONTENTS: Readonly<Record<OrderMailKind, (facts: OrderFacts) => Content>> = {
  "order-received": received,
  "order-paid": (facts) => ({ ...status(facts, "paid"), after: [toOrder(facts)] }),
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
        toOrder(facts),
        ...withdrawal(facts),
      ],
    };
  },
  "order-canceled": (facts) => ({
    ...status(facts, "canceled"),
    after: [{ kind: "paragraph", text: ORDER_TEXTS[facts.language].refund }, toOrder(facts)],
  }),
  "order-refunded": (facts) => {
    const { subject, says } = ORDER_TEXTS[facts.language].refunded;
    const amount = facts.notation.money(facts.refundCents ?? 0);
    return { subject, says: says({ amount, method: facts.order.payment.title }), after: [toOrder(facts)] };
  },
  "order-unpaid": (facts) => ({ ...status(facts, "unpaid"), after: [toOrder(facts)] }),
  "payment-reminder": (facts) => {
    const { blocks, ...content } = reminder(
      facts.order,
      facts.settings.bank,
      ORDER_TEXTS[facts.language],
      facts.notation,
    );
    return { ...content, after: [...blocks, toOrder(facts)] };
  },
  "payment-failed": (facts) => ({
    ...status(facts, "paymentFailed"),
    after: [
      { kind: "link", main: true, label: ORDER_TEXTS[facts.language].toCheckout, href: facts.links.checkout },
      { kind: "paragraph", text: ORDER_TEXTS[facts.language].refund },
    ],
  }),
};

function status(facts: OrderFacts, of: "paid" | "sent" | "ready" | "canceled" | "unpaid" | "paymentFailed") {
  const { subject, says } = ORDER_TEXTS[facts.language][of];
  const total = facts.notation.money(facts.order.totalCents);
  return { subject, says: says({ total, store: facts.settings.storeName }) };
}

/** What must reach the customer of a contract at a distance. Source: FAGG § 7 (3), BGB § 312f, OUG 34/2014. */
function received(facts: OrderFacts): Content {
  const { order, settings, notation, law } = facts;
  const texts = ORDER_TEXTS[facts.language];
  const total = notation.money(order.totalCents);
  const inAdvance = order.payment.code === "Vorkasse";
  const transfer = inAdvance ? transferBlocks(order, settings.bank, texts, notation) : undefined;
  const onDelivery: Block[] =
    order.payment.code === "Nachnahme" ? [{ kind: "paragraph", text: texts.payOnDelivery({ total }) }] : [];
  return {
    subject: texts.received.subject,
    says: texts.received.says({ store: settings.storeName, date: notation.date(order.placedAt) }),
    after: [
      toOrder(facts),
      ...goodsBlocks(order, texts, notation),
      { kind: "heading", text: texts.payment },
      { kind: "lines", lines: [order.payment.title] },
      ...(transfer?.blocks ?? onDelivery),
      { kind: "heading", text: texts.delivery },
      {
        kind: "lines",
        lines: [order.delivery.title, order.delivery.description, expected(facts, inAdvance)].filter(
          (line) => line !== "",
        ),
      },
      ...pickupBlocks(facts.order, ORDER_TEXTS[facts.language]),
      ...addressBlocks(order, texts),
      ...(order.message === ""
        ? []
        : ([
            { kind: "heading", text: texts.message },
            { kind: "paragraph", text: unlinked(order.message) },
          ] as const)),
      ...withdrawal(facts),
      { kind: "link", label: texts.termsLink, href: law.terms.url },
    ],
    annex: [law.withdrawal, law.terms]
      .filter(({ html }) => html !== "")
      .map(({ title, html }) => ({ kind: "document", title, html })),
    enclosures: transfer?.enclosures ?? [],
  };
}

function expected({ order, days, notation, language }: OrderFacts, inAdvance: boolean): string {
  if (days.max === 0) return "";
  const texts = ORDER_TEXTS[language];
  if (inAdvance) return texts.expectedAfterPayment(days);
  return texts.expected({ dates: notation.dates(...deliveryDates(days, notation.isoDate(order.placedAt))) });
}

const toOrder = ({ links, language }: OrderFacts): Block => ({
  kind: "link",
  main: true,
  label: ORDER_TEXTS[language].orderLink,
  href: links.order,
});

const withdrawal = ({ links, law, language }: OrderFacts): Block[] => [
  ...(law.withdrawal.title === "" ? [] : [{ kind: "heading", text: law.withdrawal.title } as const]),
  { kind: "paragraph", text: ORDER_TEXTS[language].withdrawal },
  { kind: "link", label: ORDER_TEXTS[language].withdraw, href: links.withdrawal },
];
