import { expect, test } from "vitest";
import { createEmitter } from "./emitter.js";

interface Events {
  added: number;
  cleared: undefined;
}

test("on returns its unsubscribe", () => {
  const received: number[] = [];
  const bus = createEmitter<Events>();
  const off = bus.on("added", (quantity) => received.push(quantity));
  bus.emit("added", 0);
  off();
  bus.emit("added", 1);
  expect(received).toEqual([0]);
});

test("a function subscribed twice is unsubscribed one at a time, however often one of them is ended", () => {
  let calls = 0;
  const bus = createEmitter<Events>();
  const count = (): void => void calls++;
  const off = bus.on("added", count);
  bus.on("added", count);
  off();
  off();
  bus.emit("added", 1);
  expect(calls).toBe(1);
});

test("on and emit work without their object", () => {
  const received: number[] = [];
  const { on, emit } = createEmitter<Events>();
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

test("without a reporter emit throws what the handler threw", () => {
  const bus = createEmitter<Events>();
  bus.on("added", () => {
    throw new RangeError("mine");
  });
  expect(() => bus.emit("added", 3)).toThrow(RangeError);
});

test("two emitters share nothing, and clear ends all subscriptions of one", () => {
  const received: string[] = [];
  const [first, second] = [createEmitter<Events>(), createEmitter<Events>()];
  first.on("cleared", () => received.push("first"));
  second.on("cleared", () => received.push("second"));
  first.clear();
  first.emit("cleared", undefined);
  second.emit("cleared", undefined);
  expect(received).toEqual(["second"]);
});
