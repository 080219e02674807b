import type { PostalAddress } from "@shop/core";

/** "Huber GmbH, Eva Huber, Gasse 1, Stiege 2, 1060 Wien" */
export const inOneLine = (address: PostalAddress): string =>
  [
    address.company,
    `${address.firstname} ${address.lastname}`,
    address.street,
    address.extra,
    `${address.zipcode}\u00A0${address.city}`,
  ]
    .filter((part) => part.trim() !== "")
    .join(", ");
