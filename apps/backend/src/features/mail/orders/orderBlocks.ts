import type { Address } from "../../../db/values.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { Notation } from "../notation.ts";
import type { Block } from "../paper/paper.ts";
import { unlinked } from "../paper/unlinked.ts";
import type { MailTexts } from "../texts/mailTexts.ts";
import { isFetched } from "./pickupBlocks.ts";

export function goodsBlocks(order: OrderRecord, texts: MailTexts, { money, percent }: Notation): Block[] {
  return [
    { kind: "heading", text: texts.items },
    {
      kind: "items",
      labels: { item: texts.item, unit: texts.unitPrice, price: texts.price },
      items: order.lines.map((line) => ({
        title: line.title,
        choices: line.attributes.map(({ title, value }) => `${title}: ${value}`).join(", "),
        ref: `${texts.articleRef} ${line.ref}`,
        quantity: line.quantity,
        unit: money(line.unitCents),
        total: money(line.unitCents * line.quantity),
      })),
    },
    {
      kind: "totals",
      rows: [
        { label: texts.goods, value: money(order.goodsCents) },
        ...(order.discountCents === 0
          ? []
          : [{ label: discountLabel(texts.discount, order), value: money(-order.discountCents) }]),
        { label: texts.postage, value: money(order.postageCents) },
        ...(order.feeCents === 0 ? [] : [{ label: texts.fee, value: money(order.feeCents) }]),
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

export const addressBlocks = (order: OrderRecord, texts: MailTexts): Block[] => [
  // Local pickup has no shipping address.
  ...(isFetched(order)
    ? []
    : ([
        { kind: "heading", text: texts.deliveryAddress },
        { kind: "lines", lines: deliveryLines(order, texts.phone).map(unlinked) },
      ] as const)),
  { kind: "heading", text: texts.invoiceAddress },
  { kind: "lines", lines: invoiceLines(order, texts.phone).map(unlinked) },
];

/** @param phoneLabel without it the phone number is omitted */
export const deliveryLines = (order: OrderRecord, phoneLabel?: string): string[] =>
  addressLines(order.deliveryAddress, { county: order.deliveryCounty, country: order.deliveryCountry }, phoneLabel);

/** @param phoneLabel without it the phone number is omitted */
export const invoiceLines = (order: OrderRecord, phoneLabel?: string): string[] =>
  addressLines(order.invoiceAddress, { county: order.invoiceCounty, country: order.invoiceCountry }, phoneLabel);

function addressLines(
  address: Address,
  { county, country }: { county: string | null; country: string },
  phoneLabel = "",
): string[] {
  const phone = address.phone || address.cellphone;
  return [
    address.company,
    `${address.firstname} ${address.lastname}`,
    address.address1,
    address.address2,
    address.address3,
    // Bucharest is a county of its own; it is not repeated.
    `${address.zipcode} ${address.city}${county === null || county === address.city ? "" : `, ${county}`}`,
    country,
    phone === "" || phoneLabel === "" ? "" : `${phoneLabel}: ${phone}`,
  ].filter((line) => line !== "");
}
