import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { mutantsOf, withSwitches } from "./mutants.mjs";

const SOURCE = `
export function total(lines: { cents: number; count?: number }[], shipping: { cents: number } | undefined): number {
  let sent = 0;
  if (lines.length === 0) return 0;
  if (lines.length > 9) sent = lines.length;
  else sent = 1;
  const sum = lines.filter(({ count }) => count !== 0).reduce((all, line) => all + line.cents * (line.count ?? 1), 0);
  return sum * sent + Math.max(shipping?.cents ?? 0, 0);
}`;

const mutants = mutantsOf("total.ts", SOURCE).map((mutant, index) => ({ ...mutant, id: index + 1 }));
const changes = mutants.map(({ change }) => change);

let active = 0;
globalThis.switchMutant = (id) => id === active;
const { total } = await import(
  `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(withSwitches(SOURCE, mutants)))}`
);

/** Returns the total with one mutant on, without one for 0. */
function totalWith(mutant, ...args) {
  active = mutant;
  return total(...args);
}
const idOf = (change) => mutants.find((mutant) => mutant.change === change).id;
/** A short change is listed with its surroundings. */
const MAX = "sent + Math.max(shipping?.c -> sent + Math.min(shipping?.c";
const CHAIN = "max(shipping?.cents ?? 0, -> max(shipping.cents ?? 0,";
const lines = [{ cents: 100, count: 2 }, { cents: 30 }, { cents: 7, count: 0 }];

test("a mutant changes one place: operator, number, condition, call, chain or result", () => {
  expect(changes).toEqual(expect.arrayContaining(["sum * sent + Math.max(shipping?.cents ?? 0, 0) -> undefined"]));
  const found = ["lines.length === 0 -> true", ".filter(({ count }) => count !== 0) -> ", MAX, CHAIN];
  expect(changes).toEqual(expect.arrayContaining(found));
});

test("all mutants compile into one source, which without a mutant computes what it did", () => {
  expect(totalWith(0, lines, { cents: 5 })).toBe(235);
  expect(totalWith(0, [], undefined)).toBe(0);
});

test("a switch turns one mutant on", () => {
  expect(totalWith(idOf("lines.length === 0 -> true"), lines, undefined)).toBe(0);
  expect(totalWith(idOf(MAX), lines, { cents: 5 })).toBe(230);
  expect(() => totalWith(idOf(CHAIN), lines, undefined)).toThrow(TypeError);
});
