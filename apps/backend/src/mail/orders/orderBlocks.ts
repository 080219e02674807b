import { billingAddressLines, shippingAddressLines } from "../../order/addressLines.ts";
import { findVatExemption } from "../../order/findVatExemption.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { Language } from "../../locale.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { Formatters } from "../../formatters.ts";
import type { Block } from "../template/mailContent.ts";
import { preventAutolinks } from "../template/preventAutolinks.ts";
import type { OrderMailContext } from "./orderMailContext.ts";
import { isLocalPickup } from "./pickupBlocks.ts";
import type { OrderMailTexts } from "../../texts/types.ts";

export function lineItemBlocks({ order, language, formatters, settings }: OrderMailContext): Block[] {
  const { money, percent } = formatters;
  const texts = TEXTS[language].orderMail;
  return [
    { kind: "heading", text: texts.items },
    {
      kind: "items",
      labels: { item: texts.item, unit: texts.unitPrice, price: texts.price },
      items: order.lines.map((line) => ({
        title: line.title,
        pictureUrl: line.picture === null ? "" : new URL(`/media/${line.picture}`, settings.storeUrl).href,
        options: line.attributes.map(({ title, value }) => `${title}: ${value}`).join(", "),
        ref: `${texts.productRef} ${line.ref}`,
        quantity: line.quantity,
        unit: money(line.unitCents),
        total: money(line.unitCents * line.quantity),
      })),
    },
    {
      kind: "totals",
      rows: [
        { label: texts.subtotal, value: money(order.subtotalCents) },
        ...(order.discountCents === 0
          ? []
          : [{ label: discountLabel(texts.discount, order), value: money(-order.discountCents) }]),
        { label: texts.shipping, value: money(order.shippingCents) },
        ...(order.feeCents === 0 ? [] : [{ label: texts.paymentFee, value: money(order.feeCents) }]),
      ],
      total: { label: texts.total, value: money(order.totalCents) },
      notes: [...includedVat(order, texts, { money, percent }), ...exemptionNotes(order, language)],
    },
  ];
}

const includedVat = (
  { vat }: OrderRecord,
  texts: OrderMailTexts,
  { money, percent }: Pick<Formatters, "money" | "percent">,
): string[] =>
  vat
    .filter((share) => share.percent > 0)
    .map((share) =>
      texts.includedVat({
        percent: percent(share.percent),
        tax: money(share.taxCents),
        net: money(share.netCents),
      }),
    );

/** Why no VAT is charged, in the words of the invoice, with the number of an exempt company. */
function exemptionNotes(order: OrderRecord, language: Language): string[] {
  const exemption = findVatExemption(order);
  if (exemption === undefined) return [];
  const { buyerVatNumber, [exemption]: reason } = TEXTS[language].invoice;
  return exemption === "solar" ? [reason] : [reason, `${buyerVatNumber}: ${order.vatNumber}`];
}

export function discountLabel(label: string, { coupons }: Pick<OrderRecord, "coupons">): string {
  const codes = coupons.filter(({ discountCents }) => discountCents > 0).map(({ code }) => code);
  return codes.length === 0 ? label : `${label} (${codes.join(", ")})`;
}

export const addressBlocks = (order: OrderRecord, texts: OrderMailTexts): Block[] => [
  // Local pickup has no shipping address.
  ...(isLocalPickup(order)
    ? []
    : ([
        { kind: "heading", text: texts.shippingAddress },
        { kind: "lines", lines: shippingAddressLines(order, texts.phone).map(preventAutolinks) },
      ] as const)),
  { kind: "heading", text: texts.billingAddress },
  { kind: "lines", lines: billingAddressLines(order, texts.phone).map(preventAutolinks) },
];
