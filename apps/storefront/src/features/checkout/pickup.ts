import type { FulfilmentCenter } from "@shop/core";

export const centersIn = (points: readonly FulfilmentCenter[], countryId: number): FulfilmentCenter[] =>
  points.filter((point) => point.pickup && point.countryId === countryId);

export const addressOf = ({ address, zipcode, city }: FulfilmentCenter): string =>
  `${address}, ${zipcode}\u00A0${city}`;
