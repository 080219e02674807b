import type { StoredAttachment } from "../../platform/db/values.ts";
import { toTrackingUrls } from "../../order/toTrackingUrls.ts";
import { expectedDeliveryDates } from "../../order/expectedDelivery.ts";
import type { Block, MailContent } from "../template/mailContent.ts";
import { preventAutolinks } from "../template/preventAutolinks.ts";
import type { OrderMailContext, OrderMailContent } from "./orderMailContext.ts";
import { orderReceived } from "./orderReceived.ts";
import { orderLinkBlock, withdrawalBlocks } from "./linkBlocks.ts";
import { isLocalPickup, pickupBlocks } from "./pickupBlocks.ts";
import { paymentReminder } from "./paymentReminder.ts";
import { TEXTS } from "../../texts/texts.ts";

export type OrderMailKind =
  | "order-received"
  | "order-paid"
  | "order-sent"
  | "order-part-sent"
  | "order-canceled"
  | "order-refunded"
  | "order-unpaid"
  | "order-unconfirmed"
  | "payment-failed"
  | "payment-reminder";

export function composeOrderMail(
  kind: OrderMailKind,
  context: OrderMailContext,
): { content: MailContent; enclosures: StoredAttachment[] } {
  const texts = TEXTS[context.language].orderMail;
  const { order, settings, language, invoice, creditNote } = context;
  const about = { ref: order.ref, store: settings.storeName };
  const { subject, body, blocks, annex = [], enclosures = [] } = CONTENTS[kind](context);
  return {
    content: {
      language,
      subject: subject(about),
      blocks: [
        { kind: "paragraph", text: preventAutolinks(texts.greeting(order.billingAddress)) },
        { kind: "paragraph", text: body },
        { kind: "facts", facts: [{ label: texts.orderRef, value: order.ref }] },
        ...blocks,
        ...(invoice === undefined
          ? []
          : [{ kind: "paragraph", text: texts.invoiceAttached({ number: invoice.number }) } as const]),
        ...(creditNote === undefined
          ? []
          : [{ kind: "paragraph", text: texts.creditNoteAttached({ number: creditNote.number }) } as const]),
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

const CONTENTS: Readonly<Record<OrderMailKind, (facts: OrderMailContext) => OrderMailContent>> = {
  "order-received": orderReceived,
  "order-paid": (facts) => ({
    ...statusContent(facts, "paid"),
    blocks: [...deliveryDateBlocks(facts), orderLinkBlock(facts)],
  }),
  "order-part-sent": (facts) => shipmentContent(facts, isLocalPickup(facts.order) ? "partReady" : "partSent"),
  "order-sent": (facts) => {
    if (isLocalPickup(facts.order)) return shipmentContent(facts, "ready");
    return shipmentContent(facts, facts.shipment?.isFirst === false ? "restSent" : "sent");
  },
  "order-canceled": (facts) => ({
    ...statusContent(facts, "canceled"),
    blocks: [{ kind: "paragraph", text: TEXTS[facts.language].orderMail.refundNotice }, orderLinkBlock(facts)],
  }),
  "order-refunded": (facts) => {
    const { subject, body } = TEXTS[facts.language].orderMail.refunded;
    const amount = facts.formatters.money(facts.refundCents ?? 0);
    return { subject, body: body({ amount, method: facts.order.payment.title }), blocks: [orderLinkBlock(facts)] };
  },
  "order-unpaid": (facts) => ({ ...statusContent(facts, "unpaid"), blocks: [orderLinkBlock(facts)] }),
  "order-unconfirmed": (facts) => ({
    ...statusContent(facts, "unconfirmed"),
    blocks: [
      ...(facts.order.payment.code === "Nachnahme"
        ? []
        : [{ kind: "paragraph", text: TEXTS[facts.language].orderMail.refundNotice } as const]),
      orderLinkBlock(facts),
    ],
  }),
  "payment-reminder": (facts) => {
    const { blocks, ...content } = paymentReminder(
      facts.order,
      facts.bank,
      TEXTS[facts.language].orderMail,
      facts.formatters,
    );
    return { ...content, blocks: [...blocks, orderLinkBlock(facts)] };
  },
  "payment-failed": (facts) => ({
    ...statusContent(facts, "paymentFailed"),
    blocks: [
      { kind: "link", main: true, label: TEXTS[facts.language].orderMail.checkoutLink, href: facts.links.checkout },
      { kind: "paragraph", text: TEXTS[facts.language].orderMail.refundNotice },
    ],
  }),
};

function shipmentContent(
  facts: OrderMailContext,
  key: "sent" | "partSent" | "restSent" | "ready" | "partReady",
): OrderMailContent {
  const { order, shipment } = facts;
  const trackingNumbers = shipment?.trackingNumbers ?? order.trackingNumbers;
  const texts = TEXTS[facts.language].orderMail;
  const urls = toTrackingUrls(trackingNumbers, facts.settings.parcelTrackingUrl);
  const numbers = { label: texts.trackingNumbers, value: trackingNumbers.join(", ") };
  const followed: Block[] = [
    ...(trackingNumbers.length === 0 ? [] : [{ kind: "facts", facts: [numbers] } as const]),
    ...urls.map((href, at): Block => ({
      kind: "link",
      label: texts.trackParcel({ number: trackingNumbers[at] ?? "" }),
      href,
    })),
  ];
  const note: Block = { kind: "paragraph", text: texts.sentByFreight };
  return {
    ...statusContent(facts, key),
    blocks: [
      ...pickupBlocks(order, texts),
      ...shippedBlocks(facts),
      ...followed,
      ...(order.shipping.code.startsWith("Freight") ? [note] : []),
      orderLinkBlock(facts),
      ...withdrawalBlocks(facts),
    ],
  };
}

/** Lists what a shipment contains, and what follows. */
function shippedBlocks({ order, shipment, language }: OrderMailContext): Block[] {
  if (shipment === undefined) return [];
  const texts = TEXTS[language].orderMail;
  const { shipped, following, isFirst } = shipment;
  const toLine = ({ at, quantity }: { at: number; quantity: number }): string => {
    const { title, attributes } = order.lines[at] ?? { title: "", attributes: [] };
    const options = attributes.map((one) => `${one.title}: ${one.value}`).join(", ");
    return `${quantity} × ${title}${options === "" ? "" : ` (${options})`}`;
  };
  const list = (heading: string, units: typeof shipped): Block[] => [
    { kind: "heading", text: heading },
    { kind: "lines", lines: units.map(toLine) },
  ];
  return [
    ...list(isFirst && following.length === 0 ? texts.items : texts.shippedItems, shipped),
    ...(following.length === 0 ? [] : list(texts.followingItems, following)),
  ];
}

/** Prepayment orders get delivery dates only now: they depend on the date of payment. */
function deliveryDateBlocks({ order, locale, formatters, language }: OrderMailContext): Block[] {
  const dates = order.payment.code === "Vorkasse" ? expectedDeliveryDates(order, locale) : undefined;
  if (dates === undefined) return [];
  return [
    { kind: "paragraph", text: TEXTS[language].orderMail.expectedDelivery({ dates: formatters.dateRange(...dates) }) },
  ];
}

function statusContent(
  context: OrderMailContext,
  key:
    | "paid"
    | "sent"
    | "partSent"
    | "restSent"
    | "ready"
    | "partReady"
    | "canceled"
    | "unpaid"
    | "unconfirmed"
    | "paymentFailed",
) {
  const { subject, body } = TEXTS[context.language].orderMail[key];
  const total = context.formatters.money(context.order.totalCents);
  return { subject, body: body({ total, store: context.settings.storeName }) };
}
