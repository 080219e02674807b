import type * as v from "valibot";
import { members } from "../shared/members.js";

/** A schema in the form of valibot's, whose functions accept it. */
export type Schema<T> = v.GenericSchema<unknown, T>;

type Issue = v.BaseIssue<unknown>;
type Reader<T> = (value: unknown) => T;

// Not members of the schemas: `v.pipe` and `v.fallback` copy the members of the schema that they wrap.
const readers = new WeakMap<object, Reader<unknown>>();

/** Thrown by readers: valibot's protocol allocates two objects for each of a response's thousands of cells. */
class Invalid {
  readonly issue: Issue;

  constructor(issue: Issue) {
    this.issue = issue;
  }
}

/** Returns a function that reads a value with a schema: directly, unless the schema is one of valibot itself. */
/* @__NO_SIDE_EFFECTS__ */
export function readerOf<T>(schema: Schema<T>): Reader<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored with its schema
  const reader = readers.get(schema) as Reader<T> | undefined;
  return (
    reader ??
    ((value) => {
      const result = safeParse(schema, value);
      if (!result.success) throw new Invalid(result.issue);
      return result.output;
    })
  );
}

/** Returns the schema of a reader. It reports the first issue. */
/* @__NO_SIDE_EFFECTS__ */
export function readerSchema<T>(read: Reader<T>): Schema<T> {
  const run = (value: unknown): v.SuccessDataset<T> | v.FailureDataset<Issue> => {
    try {
      return { typed: true, value: read(value) };
    } catch (error) {
      if (error instanceof Invalid) return { typed: false, value, issues: [error.issue] };
      throw error;
    }
  };
  const schema: Schema<T> = {
    kind: "schema",
    type: "reader",
    reference: readerSchema,
    expects: "unknown",
    async: false,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot declares the keys of a path as unknown
    "~standard": { version: 1, vendor: "valibot", validate: run as Schema<T>["~standard"]["validate"] },
    "~run": ({ value }) => run(value),
  };
  readers.set(schema, read);
  return schema;
}

/** Decodes with any schema. */
export function safeParse<T>(
  schema: Schema<T>,
  value: unknown,
): { success: true; output: T } | { success: false; issue: Issue } {
  const result = schema["~run"]({ value }, {});
  return result.issues ? { success: false, issue: result.issues[0] } : { success: true, output: result.value };
}

/** Rejects the value of a reader. */
export function reject(expected: string, input: unknown): never {
  const isObject = members(input) === input;
  const prototype: unknown = isObject && Object.getPrototypeOf(input);
  const received = isObject ? String(members(members(prototype)["constructor"])["name"]) : toReceived(input);
  const message = `Invalid type: Expected ${expected} but received ${received}`;
  throw new Invalid({ kind: "schema", type: "reader", input, expected, received, message });
}

const toReceived = (input: unknown): string => (typeof input === "string" ? `"${input}"` : String(input));

/** Returns the error of a reader with a key of the value in its path. */
export function addKey(error: unknown, type: "object" | "array", input: object, key: PropertyKey): unknown {
  if (!(error instanceof Invalid) || key === "") return error;
  const item = { type, origin: "value", input, key, value: members(input)[key] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two of the items that valibot has
  const path = [item, ...(error.issue.path ?? [])] as NonNullable<typeof error.issue.path>;
  return new Invalid({ ...error.issue, path });
}

/**
 * Returns a schema that validates and transforms in one step.
 * @param read returns undefined for an invalid value
 */
/* @__NO_SIDE_EFFECTS__ */
export function createSchema<T>(expects: string, read: (value: unknown) => T | undefined): Schema<T> {
  return readerSchema((value) => {
    const output = read(value);
    return output === undefined ? reject(expects, value) : output;
  });
}

/** Returns a schema that converts the output of another one. */
/* @__NO_SIDE_EFFECTS__ */
export function convert<T, Value>(schema: Schema<T>, toValue: (output: T) => Value): Schema<Value> {
  const read = readerOf(schema);
  return readerSchema((value) => toValue(read(value)));
}

/** Returns a schema that reads a converted value. */
/* @__NO_SIDE_EFFECTS__ */
export function preprocess<T>(prepare: (value: unknown) => unknown, schema: Schema<T>): Schema<T> {
  const read = readerOf(schema);
  return readerSchema((value) => read(prepare(value)));
}

/** Returns a schema that also checks the output of another one. */
/* @__NO_SIDE_EFFECTS__ */
export function check<T>(schema: Schema<T>, expects: string, isValid: (output: T) => boolean): Schema<T> {
  return convert(schema, (output) => (isValid(output) ? output : reject(expects, output)));
}

/** Returns a schema that checks text against a pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function matching(schema: Schema<string>, pattern: RegExp): Schema<string> {
  return check(schema, String(pattern), (text) => pattern.test(text));
}

/** Returns a schema that checks the bounds of a number. */
/* @__NO_SIDE_EFFECTS__ */
export function between(schema: Schema<number>, min: number, max: number = Infinity): Schema<number> {
  return check(
    check(schema, `>=${min}`, (number) => number >= min),
    `<=${max}`,
    (number) => number <= max,
  );
}

/** Returns a schema with another value for an invalid one. */
/* @__NO_SIDE_EFFECTS__ */
export function fallback<T>(schema: Schema<T>, other: T): Schema<T> {
  return readerSchema((value) => {
    const result = safeParse(schema, value);
    return result.success ? result.output : other;
  });
}

/** Returns the schema of some texts. */
/* @__NO_SIDE_EFFECTS__ */
export function picklist<const Option extends string>(options: readonly Option[]): Schema<Option> {
  const expects = options.map((option) => `"${option}"`).join(" | ");
  return createSchema(options.length > 1 ? `(${expects})` : expects, (value) =>
    options.find((option) => option === value),
  );
}

/** Returns the output of the first schema that matches. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T>(expects: string, ...schemas: ReadonlyArray<Schema<T>>): Schema<T> {
  return createSchema(expects, (value) => {
    for (const schema of schemas) {
      const result = safeParse(schema, value);
      if (result.success) return result.output;
    }
    return undefined;
  });
}

/** Any value. */
export const anyValue: Schema<unknown> = readerSchema((value) => value);

/** Text, and nothing in its place. */
export const textOnly: Schema<string> = createSchema("string", (value) =>
  typeof value === "string" ? value : undefined,
);
