import type { PostalAddress } from "@shop/core";
import type { ReactElement } from "react";

/** An address as it is written on a parcel. */
export function AddressBlock({ address, country }: { address: PostalAddress; country: string }): ReactElement {
  const lines = [
    address.company,
    `${address.firstname} ${address.lastname}`,
    address.street,
    address.extra,
    `${address.zipcode} ${address.city}`,
    country,
    address.phone,
  ].filter((line) => line.trim() !== "");
  return (
    <address className="lh-address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
