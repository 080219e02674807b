import * as v from "valibot";
import { parseJson } from "../shared/parseJson.js";
import { ShopError } from "../shared/shopError.js";
import type { HttpCall } from "./http.js";

/** What errors call a call. */
export const nameOf = ({ name, path }: Pick<HttpCall<unknown>, "name" | "path">): string => name ?? path;

/** Errors of a shop are not always JSON (a proxy's page, an HTML 404): such a body is no answer. */
export async function jsonIn({ headers }: Response, read: () => Promise<string>): Promise<unknown> {
  if (!headers.get("content-type")?.includes("json")) return undefined;
  return parseJson(await read());
}

/** @throws ShopError ANSWER_INVALID with the cell and what it should have held */
export function decode<T>(path: string, answer: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(answer, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShopError("ANSWER_INVALID", {
    details: { path, at: v.getDotPath(issue) ?? "", expected: issue.expected ?? issue.message },
  });
}

/** What kept an answer from coming, as an error. */
export const unanswered = (call: HttpCall<unknown>, cause: unknown): ShopError =>
  new ShopError(cause instanceof Error && cause.name === "TimeoutError" ? "TIMEOUT" : "NETWORK", {
    cause,
    details: { path: nameOf(call) },
  });
