import * as v from "valibot";
import { parseJson } from "../../shared/parseJson.js";
import { ShopError } from "../../shared/shopError.js";
import type { HttpCall } from "./http.js";

/** Returns the name of a call in error details. */
export const callLabel = ({ label, path }: Pick<HttpCall<unknown>, "label" | "path">): string => label ?? path;

/** Returns the JSON body, or undefined for other content types: a proxy's error page is HTML. */
export async function readJson({ headers }: Response, read: () => Promise<string>): Promise<unknown> {
  if (!headers.get("content-type")?.includes("json")) return undefined;
  return parseJson(await read());
}

/** @throws ShopError RESPONSE_INVALID with the path of the invalid cell and its expected type */
export function decode<T>(path: string, schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShopError("RESPONSE_INVALID", {
    details: { path, at: v.getDotPath(issue) ?? "", expected: issue.expected ?? issue.message },
  });
}

/** Returns TIMEOUT or NETWORK for a call without a response. */
export const toNetworkError = (call: HttpCall<unknown>, cause: unknown): ShopError =>
  new ShopError(cause instanceof Error && cause.name === "TimeoutError" ? "TIMEOUT" : "NETWORK", {
    cause,
    details: { path: callLabel(call) },
  });
