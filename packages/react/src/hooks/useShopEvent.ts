"use client";

import type { ShopEvents } from "@shop/core";
import { useEffect, useEffectEvent } from "react";
import { useShop } from "../ShopProvider.js";

/** Subscribes to an event of the shop while the component is mounted. */
export function useShopEvent<Type extends keyof ShopEvents>(
  type: Type,
  handler: (event: ShopEvents[Type]) => void,
): void {
  const { events } = useShop();
  const latest = useEffectEvent(handler);
  useEffect(() => events.on(type, (event) => latest(event)), [events, type]);
}
