import type { Context } from "hono";
import * as v from "valibot";
import { ApiError } from "./apiError.ts";

/** Parses what came in; what does not fit is a 400 that names the first member at fault, never its value. */
export function parseInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? "body";
  throw new ApiError(400, "BAD_INPUT", `${path}: ${issue.expected ?? issue.type} expected`);
}

/** The body of a call as it came. One that breaks off is the caller's doing, not a failure of ours. */
export const readText = (c: Context): Promise<string> =>
  c.req.text().catch(() => {
    throw new ApiError(400, "BAD_INPUT", "The given data breaks off");
  });

/** The JSON body of a call, parsed. */
export async function readBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const text = await readText(c);
  let body: unknown;
  try {
    body = JSON.parse(text, refuseNul);
  } catch {
    throw new ApiError(400, "BAD_JSON", "The given data is not valid JSON");
  }
  return parseInput(schema, body);
}

/** PostgreSQL's text cannot hold it and would fail the call. */
function refuseNul(_name: string, value: unknown): unknown {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL in text");
  return value;
}

/** The query of a call, parsed. A parameter given twice or given empty is refused: the field's own backends do so too. */
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

/** A whole number written in a query, "24". */
export const wholeInput = (least: number, most: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** A database id from a path, a query or a body. */
export const idInput: v.GenericSchema<unknown, number> = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_INT),
);

/** What the caller says and the shop finds out for itself: read, so that nonsense is refused, then ignored. */
export const ignoredInput: v.GenericSchema<unknown, unknown> = v.nullish(
  v.union([v.string(), v.number(), v.boolean()]),
);

const MOST_IDS = 100;

/** Ids with commas between them, "3,14". */
export const idListInput: v.GenericSchema<unknown, number[]> = v.pipe(
  v.string(),
  v.transform((list): unknown => list.split(",", MOST_IDS + 1)),
  v.array(idInput),
  v.maxLength(MOST_IDS),
);
