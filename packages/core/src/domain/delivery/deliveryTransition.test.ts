import { expect, test } from "vitest";
import {
  type DeliveryEffect,
  type DeliveryEvent,
  type DeliveryState,
  deliveryTransition,
  unknownDelivery,
} from "./deliveryTransition.js";
import type { DeliveryMethod } from "./deliveryMethod.js";
import type { DeliveryTariff } from "./deliveryTariff.js";

const unknown = unknownDelivery(13);
const method = (id: number, position: number, postageCents?: number): DeliveryMethod => ({
  id,
  position,
  code: "",
  title: "",
  description: "",
  freight: false,
  postageCents,
});

function play(events: readonly DeliveryEvent[], from = unknown): { state: DeliveryState; effects: DeliveryEffect[] } {
  const effects: DeliveryEffect[] = [];
  const state = events.reduce((before, event) => {
    const [next, caused] = deliveryTransition(before, event);
    effects.push(...caused);
    return next;
  }, from);
  return { state, effects };
}

const filled: DeliveryEvent = { type: "cartChanged", empty: false, settled: true, expected: undefined };
const asked = (...expected: DeliveryMethod[]): DeliveryEvent => ({
  type: "cartChanged",
  empty: false,
  settled: false,
  expected,
});
const quoted = (quote: number, methods: readonly DeliveryMethod[], tariff?: DeliveryTariff): DeliveryEvent => ({
  type: "quoted",
  quote,
  methods,
  tariff,
});

test("before there is a cart nothing is known, nothing awaited and nothing provisional", () => {
  const nothing = {
    methods: undefined,
    methodId: 77,
    postageCents: undefined,
    loading: false,
    provisional: false,
    tariff: undefined,
  };
  expect(unknown).toMatchObject({ ...nothing, countryId: 13 });
  const known = play([filled, quoted(1, [method(78, 1, 590)]), { type: "countryChosen", countryId: 5 }]).state;
  const { state, effects } = play([{ type: "forgotten" }], known);
  expect(state).toMatchObject({ ...nothing, countryId: 5 });
  expect(effects).toEqual([]);
  // A response in flight belongs to the removed cart.
  expect(play([quoted(known.quote, [method(78, 1, 590)])], state).state).toBe(state);
});

test("postage is asked for again when cart, method or country changes, and is unknown until then", () => {
  const isAsked = (event: DeliveryEvent): boolean => {
    const known = play([filled, quoted(1, [method(78, 1), method(79, 2)])]).state;
    return play([event], known).effects.some(({ type }) => type.startsWith("quote"));
  };
  expect(isAsked(filled)).toBe(true);
  expect(isAsked({ type: "methodChosen", methodId: 79 })).toBe(true);
  expect(isAsked({ type: "countryChosen", countryId: 5 })).toBe(true);
});

test("a cart that the shop only says again keeps its postage and its total, and is quoted again", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state, effects } = play([{ type: "cartConfirmed" }], known);
  expect(state).toMatchObject({ methods: known.methods, postageCents: 590, loading: false, provisional: false });
  expect(effects).toEqual([{ type: "quote", quote: 2 }]);
  expect(play([quoted(2, [method(78, 1, 690)])], state).state).toMatchObject({ postageCents: 690, loading: false });
  expect(play([{ type: "quoteFailed", quote: 2 }], state).state).toMatchObject({ postageCents: 590, loading: false });
});

test("what is not known when the shop says a cart again is awaited", () => {
  const failed = play([filled, { type: "quoteFailed", quote: 1 }]).state;
  expect(play([{ type: "cartConfirmed" }], failed).state).toMatchObject({ loading: true, quote: 2 });
  const awaited = play([filled, { type: "cartConfirmed" }]).state;
  expect(awaited.loading).toBe(true);
  expect(play([quoted(1, [method(78, 1, 590)])], awaited).state).toBe(awaited);
});

test("77 is replaced by the lowest position once the list is there; so is a method that has vanished", () => {
  const methods = [method(79, 2, 500), method(78, 1, 990)];
  expect(play([filled, quoted(1, methods)]).state).toMatchObject({
    methodId: 78,
    postageCents: 990,
  });
  const chosen = play([{ type: "methodChosen", methodId: 80 }, filled]).state;
  expect(play([quoted(chosen.quote, methods)], chosen).state.methodId).toBe(78);
});

test("an empty list is no failure, and costs nothing that is known", () => {
  const { state } = play([filled, quoted(1, [])]);
  expect(state).toMatchObject({ methodId: 77, postageCents: undefined, loading: false });
});

test("'Invalid data' leaves the postage unknown, and it is no longer awaited", () => {
  const waiting = play([filled, quoted(1, [method(78, 1)])]).state;
  expect(waiting.loading).toBe(true);
  const { state } = play([{ type: "postageQuoted", quote: waiting.quote, postageCents: undefined }], waiting);
  expect(state).toMatchObject({ postageCents: undefined, loading: false });
});

test("an answer to an older question changes nothing", () => {
  const { state } = play([filled, filled]);
  const late = play([quoted(1, [method(78, 1, 990)])], state);
  expect(late.state).toBe(state);
  expect(play([{ type: "quoteFailed", quote: 1 }], state).state).toBe(state);
});

test("cart id and delivery id are cleared together", () => {
  const { state } = play([{ type: "methodChosen", methodId: 79 }, filled, { type: "forgotten" }]);
  expect(state).toMatchObject({ methodId: 77, methods: undefined, postageCents: undefined });
});

test("postage computed here shows at once, provisional until the shop has quoted it", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state, effects } = play([asked(method(78, 1, 890))], known);
  expect(state).toMatchObject({ postageCents: 890, provisional: true, loading: true });
  expect(effects).toEqual([]);
  const answered = play([{ ...filled, expected: [method(78, 1, 890)] }], state);
  expect(answered.effects).toEqual([{ type: "quote", quote: 2 }]);
  expect(answered.state).toMatchObject({ postageCents: 890, provisional: true });
  expect(play([quoted(2, [method(78, 1, 891)])], answered.state).state).toMatchObject({
    postageCents: 891,
    provisional: false,
    loading: false,
  });
});

test("an answer about a cart that was emptied meanwhile is not taken for one about the next cart", () => {
  const emptied: DeliveryEvent = { type: "cartChanged", empty: true, settled: true, expected: undefined };
  const { state } = play([filled, emptied, filled]);
  expect(play([quoted(1, [method(78, 1, 590)])], state).state).toBe(state);
  const chosen = play([filled, quoted(1, [method(78, 1, 590)]), { type: "methodChosen", methodId: 79 }, filled]).state;
  expect(play([quoted(1, [method(78, 1, 590)])], chosen).state).toBe(chosen);
});

test("what cannot be computed is unknown: the old quote does not stand beside the new cart", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  for (const event of [filled, { type: "countryChosen", countryId: 5 } as const]) {
    const { state } = play([event], known);
    expect(state).toMatchObject({ postageCents: undefined, loading: true, methods: [{ postageCents: undefined }] });
  }
});

test("a method chosen while the postage is awaited does not let the old cart's quote stand", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590), method(79, 2, 990)])]).state;
  const { state, effects } = play([filled, { type: "methodChosen", methodId: 79 }], known);
  expect(state).toMatchObject({ methodId: 79, postageCents: undefined, loading: true });
  expect(effects.at(-1)).toEqual({ type: "quote", quote: state.quote });
});

test("a failed quote leaves what was computed, still provisional", () => {
  const known = play([filled, quoted(1, [method(78, 1, 590)])]).state;
  const { state } = play(
    [
      { ...filled, expected: [method(78, 1, 890)] },
      { type: "quoteFailed", quote: 2 },
    ],
    known,
  );
  expect(state).toMatchObject({ postageCents: 890, provisional: true, loading: false });
});

test("a chosen method that stops being offered is back when it is offered again", () => {
  const both = [method(78, 1, 590), method(79, 2, 990)];
  const known = play([filled, quoted(1, both), { type: "methodChosen", methodId: 79 }]).state;
  const freight = play([asked(method(80, 3, 9000))], known).state;
  expect(freight).toMatchObject({ methodId: 80, postageCents: 9000 });
  expect(play([asked(...both)], freight).state).toMatchObject({ methodId: 79, postageCents: 990 });
});

test("so is one that a quote left out", () => {
  const both = [method(78, 1, 590), method(79, 2, 990)];
  const known = play([filled, quoted(1, both), { type: "methodChosen", methodId: 79 }, filled]).state;
  const without = play([quoted(known.quote, [method(80, 3, 9000)]), filled], known).state;
  expect(without.methodId).toBe(80);
  expect(play([quoted(without.quote, both)], without).state).toMatchObject({ methodId: 79, postageCents: 990 });
});

test("the tariff of a country is not used for another one", () => {
  const tariff = { countryId: 13, untaxedPercent: undefined, methods: [] };
  const known = play([filled, quoted(1, [method(78, 1, 590)], tariff)]).state;
  expect(known.tariff).toBe(tariff);
  expect(play([{ type: "countryChosen", countryId: 5 }], known).state.tariff).toBeUndefined();
});
