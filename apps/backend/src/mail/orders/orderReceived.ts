import { deliveryDates } from "../../order/expectedDelivery.ts";
import { preventAutolinks } from "../template/preventAutolinks.ts";
import { addressBlocks, lineItemBlocks } from "./orderBlocks.ts";
import type { OrderMailContext, OrderMailContent } from "./orderMailContext.ts";
import { orderLinkBlock, withdrawalBlocks } from "./linkBlocks.ts";
import { isLocalPickup, pickupBlocks } from "./pickupBlocks.ts";
import { transferBlocks } from "./transferBlocks.ts";
import type { Block } from "../template/mailContent.ts";
import { TEXTS } from "../../texts/texts.ts";

/** Order confirmation, with the content required for distance contracts. Source: FAGG § 7 (3), BGB § 312f, OUG 34/2014. */
export function orderReceived(context: OrderMailContext): OrderMailContent {
  const { order, settings, bank, formatters, legalTexts } = context;
  const texts = TEXTS[context.language].orderMail;
  const total = formatters.money(order.totalCents);
  const isFree = order.totalCents === 0;
  const inAdvance = !isFree && order.payment.code === "Vorkasse";
  const transfer = inAdvance ? transferBlocks(order, bank, texts, formatters) : undefined;
  const onDelivery: OrderMailContent["blocks"] =
    !isFree && order.payment.code === "Nachnahme"
      ? [{ kind: "paragraph", text: texts.cashOnDeliveryInstructions({ total }) }]
      : [];
  return {
    subject: texts.received.subject,
    body: texts.received.body({ store: settings.storeName, date: formatters.date(order.placedAt) }),
    blocks: [
      ...confirmationBlocks(context),
      orderLinkBlock(context),
      ...lineItemBlocks(context),
      { kind: "heading", text: texts.payment },
      { kind: "lines", lines: [isFree ? texts.nothingToPay : order.payment.title] },
      ...(transfer?.blocks ?? onDelivery),
      { kind: "heading", text: texts.delivery },
      {
        kind: "lines",
        lines: [order.shipping.title, order.shipping.description, expectedDeliveryText(context, inAdvance)].filter(
          (line) => line !== "",
        ),
      },
      ...pickupBlocks(order, texts),
      ...addressBlocks(order, texts),
      ...(order.message === ""
        ? []
        : ([
            { kind: "heading", text: texts.message },
            { kind: "paragraph", text: preventAutolinks(order.message) },
          ] as const)),
      ...withdrawalBlocks(context),
      { kind: "link", label: texts.termsLink, href: legalTexts.terms.url },
    ],
    annex: [legalTexts.withdrawal, legalTexts.terms]
      .filter(({ html }) => html !== "")
      .map(({ title, html }) => ({ kind: "document", title, html })),
    enclosures: transfer?.enclosures ?? [],
  };
}

function confirmationBlocks({ order: { confirmUntil }, formatters, language }: OrderMailContext): Block[] {
  if (confirmUntil === null) return [];
  const until = formatters.minute(confirmUntil);
  return [{ kind: "paragraph", text: TEXTS[language].orderMail.confirmOrder({ until }) }];
}

function expectedDeliveryText({ order, locale, formatters, language }: OrderMailContext, inAdvance: boolean): string {
  const days = order.deliveryDays;
  if (days.max === 0 || isLocalPickup(order)) return "";
  const texts = TEXTS[language].orderMail;
  if (inAdvance) return texts.deliveryTimeAfterPayment(days);
  return texts.expectedDelivery({
    dates: formatters.dateRange(...deliveryDates(order, { locale, from: order.placedAt })),
  });
}
