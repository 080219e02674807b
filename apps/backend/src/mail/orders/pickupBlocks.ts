import { LOCAL_PICKUP } from "../../pricing/shipping/pickup.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { Block } from "../template/mailContent.ts";
import type { OrderMailTexts } from "../../texts/types.ts";

export const isLocalPickup = ({ shipping }: OrderRecord): boolean => shipping.code === LOCAL_PICKUP;

export function pickupBlocks(order: OrderRecord, texts: OrderMailTexts): Block[] {
  if (!isLocalPickup(order) || order.pickup === null) return [];
  const { name, address, zipcode, city, phone } = order.pickup;
  const lines = [name, address, `${zipcode} ${city}`, phone].filter((line) => line !== "");
  return [
    { kind: "heading", text: texts.pickupLocation },
    { kind: "lines", lines },
  ];
}
