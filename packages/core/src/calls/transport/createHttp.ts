import * as v from "valibot";
import { parseJson } from "../../shared/parseJson.js";
import { isShopError, ShopError } from "../../shared/shopError.js";
import type { Http, HttpEnvironment, Transport } from "./http.js";
import type { ToShopError } from "./responseErrors.js";

/** Returns a client over a transport: decodes responses and converts failures to ShopError. */
export const createHttp =
  (transport: Transport, toError: ToShopError, { clock }: Pick<HttpEnvironment, "clock">): Http =>
  async (call) => {
    const { path, label = path, signal } = call;
    try {
      const { response, body } = await transport(call);
      if (!response.ok) throw toError(label, response, body, clock.now());
      return decode(label, call.schema, body);
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      const code = isTimeout ? "TIMEOUT" : signal?.aborted ? "ABORTED" : "NETWORK";
      throw isShopError(error) ? error : new ShopError(code, { cause: error, details: { path: label } });
    }
  };

/** Returns the JSON body, or undefined for other content types: a proxy's error page is HTML. */
export async function readJson({ headers }: Response, source: Pick<Response, "text">): Promise<unknown> {
  if (!headers.get("content-type")?.includes("json")) return undefined;
  return parseJson(await source.text());
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
