import type { Assortment } from "./assortment.ts";
import { grossCents } from "./grossCents.ts";
import { hasMarked } from "./lists.ts";

/** Language and VAT of counts. */
export interface CountedIn {
  language: string;
  taxPercent: string;
  /** Ids of the categories sold without VAT. */
  zeroVat: readonly number[];
}

/** Returns a reader of the current gross price in cents by row. */
export function centsIn(assortment: Assortment, { taxPercent, zeroVat }: CountedIn): (row: number) => number {
  const percent = Number(taxPercent);
  const untaxed = Uint8Array.from(assortment.categories, ({ id }) => Number(zeroVat.includes(id)));
  return (row) => {
    const net = assortment.nets[row] ?? 0;
    const isUntaxed = zeroVat.length > 0 && hasMarked(assortment.placesOf, row, untaxed);
    return grossCents(net, isUntaxed ? 0 : percent);
  };
}
