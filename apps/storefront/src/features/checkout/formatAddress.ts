import type { FulfilmentCenter, PostalAddress } from "@shop/core";

/** "Huber GmbH, Eva Huber, Gasse 1, Stiege 2, 1060 Wien" */
export const formatAddressLine = (address: PostalAddress): string =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    address.extra,
    `${address.postalCode}\u00A0${address.city}`,
  ]
    .filter((part) => part.trim() !== "")
    .join(", ");

export const formatPickupAddress = ({ address, postalCode, city }: FulfilmentCenter): string =>
  `${address}, ${postalCode}\u00A0${city}`;
