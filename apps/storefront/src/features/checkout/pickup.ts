import type { DeliveryMethod, FulfilmentCenter } from "@shop/core";

/** Whether a way of delivery is none: the goods are fetched. Its module's name in Thelia: LocalPickup. */
export const isPickup = ({ code }: Pick<DeliveryMethod, "code">): boolean => code === "LocalPickup";

/** Where goods for a country can be fetched. */
export const centersIn = (points: readonly FulfilmentCenter[], countryId: number): FulfilmentCenter[] =>
  points.filter((point) => point.pickup && point.countryId === countryId);

export const addressOf = ({ address, zipcode, city }: FulfilmentCenter): string =>
  `${address}, ${zipcode}\u00A0${city}`;
