/**
 * Returns the price of a line's first units: its price divided by its units, rounded down. Each unit has a price of its
 * own, so that parts of a line add up to it in any order.
 */
export const sumToUnit = (paidCents: number, quantity: number, units: number): number =>
  Math.floor((paidCents * units) / quantity);
