import type { Assortment } from "./assortment.ts";
import { grossCents } from "./grossCents.ts";
import { hasMarked } from "./lists.ts";

/** In whose words things are counted, and at which VAT. */
export interface CountedIn {
  language: string;
  taxPercent: string;
  /** ids of the categories that are sold without VAT */
  zeroVat: readonly number[];
}

/** Gross cents asked now, at the VAT of the shopper's country. */
export function centsIn(assortment: Assortment, { taxPercent, zeroVat }: CountedIn): (row: number) => number {
  const percent = Number(taxPercent);
  const untaxed = Uint8Array.from(assortment.categories, ({ id }) => Number(zeroVat.includes(id)));
  return (row) => {
    const net = assortment.nets[row] ?? 0;
    const isUntaxed = zeroVat.length > 0 && hasMarked(assortment.placesOf, row, untaxed);
    return grossCents(net, isUntaxed ? 0 : percent);
  };
}
