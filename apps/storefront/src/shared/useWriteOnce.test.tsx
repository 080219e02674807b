// @vitest-environment jsdom
import { ShopError } from "@shop/core";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useWriteOnce } from "./useWriteOnce.ts";

const lost = new ShopError("NETWORK");
const refused = new ShopError("FORBIDDEN");

test.each([
  ["after a lost answer the same content has the same key", [["a", lost], ["a"]], 1],
  [
    "as often as answers are lost, or the backend is busy",
    [["a", lost], ["a", new ShopError("RATE_LIMITED")], ["a"]],
    1,
  ],
  ["other content has a new key", [["a", lost], ["b"]], 2],
  ["after an answer the same content has a new key", [["a"], ["a"]], 2],
  ["after a refusal the same content has a new key", [["a", refused], ["a"]], 2],
] as const)("%s", async (_what, attempts, count) => {
  const { result } = renderHook(() => useWriteOnce());
  const keys: string[] = [];
  for (const [content, failure] of attempts) {
    const written = result.current({ content }, async (key) => {
      keys.push(key);
      if (failure !== undefined) throw failure;
      return content;
    });
    expect(await written.catch((error: unknown) => error)).toBe(failure ?? content);
  }
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(count);
});
