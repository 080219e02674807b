import { billingAddressLines, shippingAddressLines } from "../../order/addressLines.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { Formatters } from "../../formatters.ts";
import type { Block } from "../template/mailContent.ts";
import { preventAutolinks } from "../template/preventAutolinks.ts";
import { isLocalPickup } from "./pickupBlocks.ts";
import type { OrderMailTexts } from "../../texts/types.ts";

export function lineItemBlocks(order: OrderRecord, texts: OrderMailTexts, { money, percent }: Formatters): Block[] {
  return [
    { kind: "heading", text: texts.items },
    {
      kind: "items",
      labels: { item: texts.item, unit: texts.unitPrice, price: texts.price },
      items: order.lines.map((line) => ({
        title: line.title,
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
      notes: order.vat.map((share) =>
        texts.includedVat({
          percent: percent(share.percent),
          tax: money(share.taxCents),
          net: money(share.netCents),
        }),
      ),
    },
  ];
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
