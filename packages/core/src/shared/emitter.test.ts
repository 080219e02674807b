import { expect, test } from "vitest";
import { createEmitter } from "./emitter.js";

interface Events {
  added: number;
  cleared: undefined;
}

const unexpected = (error: unknown): void => expect.unreachable(String(error));

test("on returns its unsubscribe", () => {
  const received: number[] = [];
  const bus = createEmitter<Events>(unexpected);
  const off = bus.on("added", (quantity) => received.push(quantity));
  bus.emit("added", 0);
  off();
  bus.emit("added", 1);
  expect(received).toEqual([0]);
});

test("a function subscribed twice is unsubscribed once per subscription", () => {
  let calls = 0;
  const bus = createEmitter<Events>(unexpected);
  const count = (): void => void calls++;
  const off = bus.on("added", count);
  bus.on("added", count);
  off();
  off();
  bus.emit("added", 1);
  expect(calls).toBe(1);
});

test("on and emit work detached", () => {
  const received: number[] = [];
  const { on, emit } = createEmitter<Events>(unexpected);
  on("added", (quantity) => received.push(quantity));
  emit("added", 2);
  expect(received).toEqual([2]);
});

test("a handler that throws is reported and the others still run", () => {
  const received: unknown[] = [];
  const bus = createEmitter<Events>((error) => received.push(error));
  bus.on("added", () => {
    throw new RangeError("mine");
  });
  bus.on("added", (quantity) => received.push(quantity));
  bus.emit("added", 3);
  expect(received).toEqual([new RangeError("mine"), 3]);
});

test("two emitters share nothing, and clear ends all subscriptions of one", () => {
  const received: string[] = [];
  const [first, second] = [createEmitter<Events>(unexpected), createEmitter<Events>(unexpected)];
  first.on("cleared", () => received.push("first"));
  second.on("cleared", () => received.push("second"));
  first.clear();
  first.emit("cleared", undefined);
  second.emit("cleared", undefined);
  expect(received).toEqual(["second"]);
});
