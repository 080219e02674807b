import { expect, test } from "vitest";
import {
  type DeliveryEffect,
  type DeliveryEvent,
  type DeliveryState,
  deliveryTransition,
} from "./deliveryTransition.js";
import type { DeliveryMethod } from "./deliveryMethod.js";

const unknown: DeliveryState = {
  countryId: 13,
  methods: undefined,
  methodId: 77,
  postageCents: undefined,
  loading: false,
  quote: 0,
};
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

const filled: DeliveryEvent = { type: "cartChanged", empty: false };

test("postage is asked for again when cart, method or country changes, and is unknown until then", () => {
  const asked = (event: DeliveryEvent): boolean => {
    const known = play([filled, { type: "quoted", quote: 1, methods: [method(78, 1), method(79, 2)] }]).state;
    return play([event], known).effects.some(({ type }) => type.startsWith("quote"));
  };
  expect(asked(filled)).toBe(true);
  expect(asked({ type: "methodChosen", methodId: 79 })).toBe(true);
  expect(asked({ type: "countryChosen", countryId: 5 })).toBe(true);
});

test("F32: 77 is replaced by the lowest position once the list is there; so is a method that has vanished", () => {
  const methods = [method(79, 2, 500), method(78, 1, 990)];
  expect(play([filled, { type: "quoted", quote: 1, methods }]).state).toMatchObject({
    methodId: 78,
    postageCents: 990,
  });
  const chosen = play([{ type: "methodChosen", methodId: 80 }, filled]).state;
  expect(play([{ type: "quoted", quote: chosen.quote, methods }], chosen).state.methodId).toBe(78);
});

test("F32: an empty list is no failure, and costs nothing that is known", () => {
  const { state } = play([filled, { type: "quoted", quote: 1, methods: [] }]);
  expect(state).toMatchObject({ methodId: 77, postageCents: undefined, loading: false });
});

test("F33: 'Invalid data' leaves the postage unknown, and it is no longer awaited", () => {
  const asked = play([filled, { type: "quoted", quote: 1, methods: [method(78, 1)] }]).state;
  expect(asked.loading).toBe(true);
  const { state } = play([{ type: "postageQuoted", quote: asked.quote, postageCents: undefined }], asked);
  expect(state).toMatchObject({ postageCents: undefined, loading: false });
});

test("42: an answer to an older question changes nothing", () => {
  const { state } = play([filled, filled]);
  const late = play([{ type: "quoted", quote: 1, methods: [method(78, 1, 990)] }], state);
  expect(late.state).toBe(state);
  expect(play([{ type: "quoteFailed", quote: 1 }], state).state).toBe(state);
});

test("cart id and delivery id are cleared together", () => {
  const { state } = play([{ type: "methodChosen", methodId: 79 }, filled, { type: "forgotten" }]);
  expect(state).toMatchObject({ methodId: 77, methods: undefined, postageCents: undefined });
});
