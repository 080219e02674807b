import { expect, test } from "vitest";
import {
  type ShippingEffect,
  type ShippingEvent,
  type ShippingState,
  shippingTransition,
  initialShipping,
} from "./shippingTransition.js";
import type { ShippingMethod, ShippingRates } from "../domain/shipping/shippingMethod.js";

const unknown = initialShipping(13);
const method = (id: number, position: number, shippingCents?: number): ShippingMethod => ({
  id,
  position,
  code: "",
  title: "",
  description: "",
  freight: false,
  shippingCents,
});

function play(events: readonly ShippingEvent[], from = unknown): { state: ShippingState; effects: ShippingEffect[] } {
  const effects: ShippingEffect[] = [];
  const state = events.reduce((before, event) => {
    const [next, caused] = shippingTransition(before, event);
    effects.push(...caused);
    return next;
  }, from);
  return { state, effects };
}

const filled: ShippingEvent = { type: "cartChanged", isEmpty: false, isSynced: true, estimated: undefined };
const changed = (...estimated: ShippingMethod[]): ShippingEvent => ({
  type: "cartChanged",
  isEmpty: false,
  isSynced: false,
  estimated,
});
const quoted = (quoteId: number, methods: readonly ShippingMethod[], rates?: ShippingRates): ShippingEvent => ({
  type: "quoted",
  quoteId,
  methods,
  rates,
});

test("without a cart shipping is unknown, not pending and not estimated", () => {
  const nothing = {
    methods: undefined,
    methodId: 77,
    shippingCents: undefined,
    isLoading: false,
    isEstimated: false,
    rates: undefined,
  };
  expect(unknown).toMatchObject({ ...nothing, countryId: 13 });
  const known = play([filled, quoted(1, [method(78, 1, 590)]), { type: "countryChosen", countryId: 5 }]).state;
  const { state, effects } = play([{ type: "reset" }], known);
  expect(state).toMatchObject({ ...nothing, countryId: 5 });
  expect(effects).toEqual([]);
  // A response in flight belongs to the removed cart.
  expect(play([quoted(known.quoteId, [method(78, 1, 590)])], state).state).toBe(state);
});

test("shipping costs are requested again when cart, method or country changes, and are unknown until then", () => {
  const isRequested = (event: ShippingEvent): boolean => {
    const known = play([filled, quoted(1, [method(78, 1), method(79, 2)])]).state;
    return play([event], known).effects.some(({ type }) => type.startsWith("quote"));
  };
  expect(isRequested(filled)).toBe(true);
  expect(isRequested({ type: "methodChosen", methodId: 79 })).toBe(true);
  expect(isRequested({ type: "countryChosen", countryId: 5 })).toBe(true);
});

test("a cart confirmed again keeps its shipping costs and total, and is quoted again", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state, effects } = play([{ type: "cartConfirmed" }], known);
  expect(state).toMatchObject({ methods: known.methods, shippingCents: 590, isLoading: false, isEstimated: false });
  expect(effects).toEqual([{ type: "quote", quoteId: 2 }]);
  expect(play([quoted(2, [method(78, 1, 690)])], state).state).toMatchObject({ shippingCents: 690, isLoading: false });
  expect(play([{ type: "quoteFailed", quoteId: 2 }], state).state).toMatchObject({
    shippingCents: 590,
    isLoading: false,
  });
});

test("an unknown quote is pending when the backend confirms the cart again", () => {
  const failed = play([filled, { type: "quoteFailed", quoteId: 1 }]).state;
  expect(play([{ type: "cartConfirmed" }], failed).state).toMatchObject({ isLoading: true, quoteId: 2 });
  const pending = play([filled, { type: "cartConfirmed" }]).state;
  expect(pending.isLoading).toBe(true);
  expect(play([quoted(1, [method(78, 1, 590)])], pending).state).toBe(pending);
});

test("77 and a missing method are replaced by the lowest position once the list is loaded", () => {
  const methods = [method(79, 2, 500), method(78, 1, 990)];
  expect(play([filled, quoted(1, methods)]).state).toMatchObject({
    methodId: 78,
    shippingCents: 990,
  });
  const chosen = play([{ type: "methodChosen", methodId: 80 }, filled]).state;
  expect(play([quoted(chosen.quoteId, methods)], chosen).state.methodId).toBe(78);
});

test("without a choice the lowest position wins over 77, even where 77 is offered, and is not stored", () => {
  const { state, effects } = play([filled, quoted(1, [method(77, 2, 500), method(78, 1, 990)])]);
  expect(state).toMatchObject({ methodId: 78, preferredMethodId: undefined });
  expect(effects).not.toContainEqual({ type: "storeMethod", methodId: 78 });
});

test("a stored method that is not offered is replaced in storage", () => {
  const stored = play([{ type: "methodChosen", methodId: 80 }, filled]).state;
  const { state, effects } = play([quoted(stored.quoteId, [method(78, 1, 990)])], stored);
  expect(effects).toEqual([{ type: "storeMethod", methodId: 78 }]);
  // The page remembers the choice, and stores it again once it is offered.
  const again = play([filled], state).state;
  expect(play([quoted(again.quoteId, [method(78, 1, 990), method(80, 2, 0)])], again).effects).toEqual([
    { type: "storeMethod", methodId: 80 },
  ]);
});

test("an empty list is no failure, and its cost is unknown", () => {
  const { state } = play([filled, quoted(1, [])]);
  expect(state).toMatchObject({ methodId: 77, shippingCents: undefined, isLoading: false });
});

test("'Invalid data' leaves the shipping costs unknown, and they are no longer pending", () => {
  const pending = play([filled, quoted(1, [method(78, 1)])]).state;
  expect(pending.isLoading).toBe(true);
  const { state } = play([{ type: "shippingCostQuoted", quoteId: pending.quoteId, shippingCents: undefined }], pending);
  expect(state).toMatchObject({ shippingCents: undefined, isLoading: false });
});

test("a response to an older request changes nothing", () => {
  const { state } = play([filled, filled]);
  const late = play([quoted(1, [method(78, 1, 990)])], state);
  expect(late.state).toBe(state);
  expect(play([{ type: "quoteFailed", quoteId: 1 }], state).state).toBe(state);
});

test("cart id and shipping method id are cleared together", () => {
  const { state } = play([{ type: "methodChosen", methodId: 79 }, filled, { type: "reset" }]);
  expect(state).toMatchObject({ methodId: 77, methods: undefined, shippingCents: undefined });
});

test("an estimate is displayed at once, marked until the backend has quoted it", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state, effects } = play([changed(method(78, 1, 890))], known);
  expect(state).toMatchObject({ shippingCents: 890, isEstimated: true, isLoading: true });
  expect(effects).toEqual([]);
  const confirmed = play([{ ...filled, estimated: [method(78, 1, 890)] }], state);
  expect(confirmed.effects).toEqual([{ type: "quote", quoteId: 2 }]);
  expect(confirmed.state).toMatchObject({ shippingCents: 890, isEstimated: true });
  expect(play([quoted(2, [method(78, 1, 891)])], confirmed.state).state).toMatchObject({
    shippingCents: 891,
    isEstimated: false,
    isLoading: false,
  });
});

test("a response for a cart emptied meanwhile is not used for the next cart", () => {
  const emptied: ShippingEvent = { type: "cartChanged", isEmpty: true, isSynced: true, estimated: undefined };
  const { state } = play([filled, emptied, filled]);
  expect(play([quoted(1, [method(78, 1, 590)])], state).state).toBe(state);
  const chosen = play([filled, quoted(1, [method(78, 1, 590)]), { type: "methodChosen", methodId: 79 }, filled]).state;
  expect(play([quoted(1, [method(78, 1, 590)])], chosen).state).toBe(chosen);
});

test("a quote that cannot be computed is unknown: the old quote is not shown with the new cart", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  for (const event of [filled, { type: "countryChosen", countryId: 5 } as const]) {
    const { state } = play([event], known);
    expect(state).toMatchObject({ shippingCents: undefined, isLoading: true, methods: [{ shippingCents: undefined }] });
  }
});

test("a method chosen while shipping costs are pending drops the old cart's quote", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590), method(79, 2, 990)])]).state;
  const { state, effects } = play([filled, { type: "methodChosen", methodId: 79 }], known);
  expect(state).toMatchObject({ methodId: 79, shippingCents: undefined, isLoading: true });
  expect(effects.at(-1)).toEqual({ type: "quote", quoteId: state.quoteId });
});

test("a failed quote leaves the estimate, still marked", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state } = play(
    [
      { ...filled, estimated: [method(78, 1, 890)] },
      { type: "quoteFailed", quoteId: 2 },
    ],
    known,
  );
  expect(state).toMatchObject({ shippingCents: 890, isEstimated: true, isLoading: false });
});

test("a chosen method returns when it is available again", () => {
  const both = [method(78, 1, 590), method(79, 2, 990)];
  const known = play([filled, quoted(1, both), { type: "methodChosen", methodId: 79 }]).state;
  const freight = play([changed(method(80, 3, 9000))], known).state;
  expect(freight).toMatchObject({ methodId: 80, shippingCents: 9000 });
  expect(play([changed(...both)], freight).state).toMatchObject({ methodId: 79, shippingCents: 990 });
});

test("so does one that a quote omitted", () => {
  const both = [method(78, 1, 590), method(79, 2, 990)];
  const known = play([filled, quoted(1, both), { type: "methodChosen", methodId: 79 }, filled]).state;
  const without = play([quoted(known.quoteId, [method(80, 3, 9000)]), filled], known).state;
  expect(without.methodId).toBe(80);
  expect(play([quoted(without.quoteId, both)], without).state).toMatchObject({ methodId: 79, shippingCents: 990 });
});

test("the rates of a country are not used for another one", () => {
  const rates = { countryId: 13, exemptVatPercent: undefined, methods: [] };
  const known = play([filled, quoted(1, [method(78, 1, 590)], rates)]).state;
  expect(known.rates).toBe(rates);
  expect(play([{ type: "countryChosen", countryId: 5 }], known).state.rates).toBeUndefined();
});

test("a chosen method whose cost is known has it at once", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590), method(79, 2, 990)])]).state;
  const { state, effects } = play([{ type: "methodChosen", methodId: 79 }], known);
  expect(state).toMatchObject({ methodId: 79, shippingCents: 990, isLoading: false });
  expect(effects).toEqual([{ type: "storeMethod", methodId: 79 }]);
});

test("a chosen method whose cost the list lacks is quoted on its own", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590), method(79, 2)])]).state;
  const { state, effects } = play([{ type: "methodChosen", methodId: 79 }], known);
  expect(state).toMatchObject({ methods: known.methods, methodId: 79, shippingCents: undefined, isLoading: true });
  expect(effects).toEqual([
    { type: "storeMethod", methodId: 79 },
    { type: "quoteShippingCost", quoteId: state.quoteId, methodId: 79 },
  ]);
  const cost = { type: "shippingCostQuoted", quoteId: state.quoteId, shippingCents: 1290 } as const;
  expect(play([cost], state).state).toEqual({ ...state, shippingCents: 1290, isLoading: false });
  expect(play([{ ...cost, quoteId: known.quoteId }], state)).toEqual({ state, effects: [] });
});

test("a response in flight when a method is chosen changes nothing", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590), method(79, 2, 990)]), { type: "cartConfirmed" }]).state;
  const chosen = play([{ type: "methodChosen", methodId: 79 }], known).state;
  expect(play([quoted(known.quoteId, [method(78, 1, 1)])], chosen).state).toBe(chosen);
});

test("an emptied cart has no methods, nothing pending, and no response changes it", () => {
  const emptied: ShippingEvent = { type: "cartChanged", isEmpty: true, isSynced: true, estimated: undefined };
  const known = play([filled, quoted(1, [method(78, 1, 590)]), filled]).state;
  const { state, effects } = play([emptied], known);
  expect(state).toMatchObject({ methods: undefined, shippingCents: undefined, isLoading: false, isEstimated: false });
  expect(effects).toEqual([]);
  expect(play([quoted(known.quoteId, [method(78, 1, 1)])], state).state).toBe(state);
});

test("a response to any request before a reset changes nothing", () => {
  const { state } = play([filled, filled, { type: "reset" }]);
  for (const quoteId of [1, 2]) expect(play([quoted(quoteId, [method(78, 1, 590)])], state).state).toBe(state);
  const next = play([filled], state).state;
  for (const quoteId of [1, 2]) expect(play([quoted(quoteId, [method(78, 1, 590)])], next).state).toBe(next);
});

test("an estimate stays pending when the backend confirms the cart", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state } = play([changed(method(78, 1, 890)), { type: "cartConfirmed" }], known);
  expect(state).toMatchObject({ shippingCents: 890, isEstimated: true, isLoading: true });
});

test("an empty list does not replace the stored method", () => {
  const stored = play([{ type: "methodChosen", methodId: 80 }, filled]).state;
  expect(play([quoted(stored.quoteId, [])], stored).effects).toEqual([]);
});

test("methods keep their names while their costs are unknown", () => {
  const express = { ...method(78, 1, 590), title: "Express" };
  const known = play([filled, quoted(1, [express]), changed(express)]).state;
  expect(play([filled], known).state).toMatchObject({
    methods: [{ ...express, shippingCents: undefined }],
    isEstimated: false,
  });
});
