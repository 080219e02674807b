import type { PostalAddress } from "@shop/core";
import { countiesQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

export function AddressBlock({ address, country }: { address: PostalAddress; country: string }): ReactElement {
  const { stateId, countryId } = address;
  const { data: counties = [] } = useQuery({ ...countiesQuery(useShop(), countryId), enabled: stateId !== undefined });
  const county = counties.find(({ id }) => id === stateId)?.title;
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    address.extra,
    // A city that is its own county (Bucharest) is printed once.
    `${address.postalCode} ${address.city}${county === undefined || county === address.city ? "" : `, ${county}`}`,
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
