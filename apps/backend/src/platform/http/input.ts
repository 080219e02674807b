import type { Context } from "hono";
import * as v from "valibot";
import { ApiError } from "./apiError.ts";

/** Validates input. Throws a 400 that names the first invalid member, never its value. */
export function parseInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? "body";
  throw new ApiError(400, "BAD_INPUT", `${path}: ${issue.expected ?? issue.type} expected`);
}

function rejectAborted(): never {
  throw new ApiError(400, "BAD_INPUT", "The given data breaks off");
}

/** Reads the request body. An aborted upload is a client error (400), not a server error. */
export const readBodyText = (c: Context): Promise<string> => c.req.text().catch(rejectAborted);

/**
 * As {@link readBodyText}, for a file. Stops reading after the given time.
 *
 * @throws ApiError 408
 */
export async function readBodyBytes(c: Context, timeoutMs: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const chunks: Uint8Array[] = [];
  const collect = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(chunk) });
  await c.req.raw.body?.pipeTo(collect, { signal }).catch(() => {
    if (signal.aborted) throw new ApiError(408, "TIMEOUT", "The file arrived too slowly");
    rejectAborted();
  });
  return Buffer.concat(chunks);
}

/**
 * Reads and validates a JSON body.
 *
 * @throws ApiError 415 for other content types: browsers send those to other sites without asking them
 */
export async function readBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? ""))
    throw new ApiError(415, "UNSUPPORTED_MEDIA_TYPE", "The given data must be application/json");
  const text = await readBodyText(c);
  let body: unknown;
  try {
    body = JSON.parse(text, rejectNul);
  } catch {
    throw new ApiError(400, "BAD_JSON", "The given data is not valid JSON");
  }
  return parseInput(schema, body);
}

/** PostgreSQL text cannot contain NUL; the query would fail. */
function rejectNul(_name: string, value: unknown): unknown {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL in text");
  return value;
}

/** Reads and validates the query string. Repeated and empty parameters are rejected. */
export function readQuery<T>(c: Context, schema: v.GenericSchema<unknown, T>): T {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length !== 1) throw new ApiError(400, "BAD_INPUT", `${name}: given more than once`);
    const [value = ""] = values;
    if (value === "") throw new ApiError(400, "BAD_INPUT", `${name}: a parameter cannot be empty`);
    if (value.includes("\0")) throw new ApiError(400, "BAD_INPUT", `${name}: text expected`);
    query[name] = value;
  }
  return parseInput(schema, query);
}

const MAX_INT = 2_147_483_647;

/** Integer of a query parameter, such as "24". */
export const integerInput = (min: number, max: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

export const idInput: v.GenericSchema<unknown, number> = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_INT),
);

/** Input that the backend determines itself: validated, then ignored. */
export const ignoredInput: v.GenericSchema<unknown, unknown> = v.nullish(
  v.union([v.string(), v.number(), v.boolean()]),
);

const MAX_IDS = 100;

/** Comma-separated ids, such as "3,14". */
export const idListInput: v.GenericSchema<unknown, number[]> = v.pipe(
  v.string(),
  v.transform((list): unknown => list.split(",", MAX_IDS + 1)),
  v.array(idInput),
  v.maxLength(MAX_IDS),
);
