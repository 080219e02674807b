import { failureKind } from "@shop/core";
import { useRef } from "react";
import { createIdempotencyKey } from "./idempotencyKey.ts";

type WriteOnce = <T>(content: unknown, write: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * Returns a function that sends a write with an idempotency key. After a lost response the same content is sent with
 * the same key, so that the backend does not write it twice.
 */
export function useWriteOnce(): WriteOnce {
  const pending = useRef<{ content: string; key: string }>(undefined);
  return async (value, write) => {
    const content = JSON.stringify(value);
    if (pending.current?.content !== content) pending.current = { content, key: createIdempotencyKey() };
    try {
      const result = await write(pending.current.key);
      pending.current = undefined;
      return result;
    } catch (error) {
      if (failureKind(error) === "refused") pending.current = undefined;
      throw error;
    }
  };
}
