import { deliveryDates } from "../../delivery/expectedDelivery.ts";
import { unlinked } from "../paper/unlinked.ts";
import { ORDER_TEXTS } from "../texts/orderTexts.ts";
import { addressBlocks, goodsBlocks } from "./orderBlocks.ts";
import type { OrderFacts, OrderMailContent } from "./orderFacts.ts";
import { pageBlock, withdrawalBlocks } from "./pageBlocks.ts";
import { isFetched, pickupBlocks } from "./pickupBlocks.ts";
import { transferBlocks } from "./transferBlocks.ts";

/** Order confirmation, with the content required for distance contracts. Source: FAGG § 7 (3), BGB § 312f, OUG 34/2014. */
export function orderReceived(facts: OrderFacts): OrderMailContent {
  const { order, settings, notation, law } = facts;
  const texts = ORDER_TEXTS[facts.language];
  const total = notation.money(order.totalCents);
  const inAdvance = order.payment.code === "Vorkasse";
  const transfer = inAdvance ? transferBlocks(order, settings.bank, texts, notation) : undefined;
  const onDelivery: OrderMailContent["after"] =
    order.payment.code === "Nachnahme" ? [{ kind: "paragraph", text: texts.payOnDelivery({ total }) }] : [];
  return {
    subject: texts.received.subject,
    says: texts.received.says({ store: settings.storeName, date: notation.date(order.placedAt) }),
    after: [
      pageBlock(facts),
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
      ...pickupBlocks(order, texts),
      ...addressBlocks(order, texts),
      ...(order.message === ""
        ? []
        : ([
            { kind: "heading", text: texts.message },
            { kind: "paragraph", text: unlinked(order.message) },
          ] as const)),
      ...withdrawalBlocks(facts),
      { kind: "link", label: texts.termsLink, href: law.terms.url },
    ],
    annex: [law.withdrawal, law.terms]
      .filter(({ html }) => html !== "")
      .map(({ title, html }) => ({ kind: "document", title, html })),
    enclosures: transfer?.enclosures ?? [],
  };
}

function expected({ order, notation, language }: OrderFacts, inAdvance: boolean): string {
  const days = order.deliveryDays;
  if (days.max === 0 || isFetched(order)) return "";
  const texts = ORDER_TEXTS[language];
  if (inAdvance) return texts.expectedAfterPayment(days);
  return texts.expected({ dates: notation.dates(...deliveryDates(days, notation.isoDate(order.placedAt))) });
}
