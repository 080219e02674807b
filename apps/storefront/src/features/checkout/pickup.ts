import type { FulfilmentCenter } from "@shop/core";

export const pickupCentersIn = (points: readonly FulfilmentCenter[], countryId: number): FulfilmentCenter[] =>
  points.filter((point) => point.hasPickup && point.countryId === countryId);

export const formatPickupAddress = ({ address, postalCode, city }: FulfilmentCenter): string =>
  `${address}, ${postalCode}\u00A0${city}`;
