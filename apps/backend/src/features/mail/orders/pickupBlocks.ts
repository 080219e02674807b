import { LOCAL_PICKUP } from "../../delivery/pickup.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { Block } from "../paper/paper.ts";
import type { MailTexts } from "../texts/mailTexts.ts";

export const isFetched = ({ delivery }: OrderRecord): boolean => delivery.code === LOCAL_PICKUP;

export function pickupBlocks(order: OrderRecord, texts: MailTexts): Block[] {
  if (!isFetched(order) || order.pickup === null) return [];
  const { name, address, zipcode, city, phone } = order.pickup;
  const lines = [name, address, `${zipcode} ${city}`, phone].filter((line) => line !== "");
  return [
    { kind: "heading", text: texts.pickupAt },
    { kind: "lines", lines },
  ];
}
