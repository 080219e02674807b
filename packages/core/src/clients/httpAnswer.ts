import * as v from "valibot";
import { parseJson } from "../shared/parseJson.js";
import { ShopError } from "../shared/shopError.js";
import type { HttpCall } from "./http.js";

/** Returns the name of a call in error details. */
export const nameOf = ({ name, path }: Pick<HttpCall<unknown>, "name" | "path">): string => name ?? path;

/** Returns the JSON body, or undefined for other content types: a proxy's error page is HTML. */
export async function jsonIn({ headers }: Response, read: () => Promise<string>): Promise<unknown> {
  if (!headers.get("content-type")?.includes("json")) return undefined;
  return parseJson(await read());
}

/** @throws ShopError ANSWER_INVALID with the path of the invalid cell and its expected type */
export function decode<T>(path: string, answer: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(answer, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShopError("ANSWER_INVALID", {
    details: { path, at: v.getDotPath(issue) ?? "", expected: issue.expected ?? issue.message },
  });
}

/** Returns TIMEOUT or NETWORK for a call without a response. */
export const unanswered = (call: HttpCall<unknown>, cause: unknown): ShopError =>
  new ShopError(cause instanceof Error && cause.name === "TimeoutError" ? "TIMEOUT" : "NETWORK", {
    cause,
    details: { path: nameOf(call) },
  });
