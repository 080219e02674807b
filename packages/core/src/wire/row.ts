import * as v from "valibot";
import type { Schema } from "./createSchema.js";

/** Schema of a field, with its name in the response where that differs. */
type Cell<T> = Schema<T> | readonly [wireName: string, schema: Schema<T>];

/** Returns the schema of an object, field by field: `row({ id: integer, firstName: ["FIRSTNAME", text] })`. */
/* @__NO_SIDE_EFFECTS__ */
export function row<T extends object>(cells: { readonly [Name in keyof T]-?: Cell<T[Name]> }): Schema<T> {
  const fields = Object.entries<Cell<unknown>>(cells).map(([name, cell]) =>
    "kind" in cell ? ([name, name, cell] as const) : ([name, ...cell] as const),
  );
  return v.pipe(
    v.object(Object.fromEntries(fields.map(([, wireName, schema]) => [wireName, schema]))),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has the output of its own schema
    v.transform((values) => Object.fromEntries(fields.map(([name, wireName]) => [name, values[wireName]])) as T),
  );
}

/** Reads a row with two schemas and merges their outputs. */
/* @__NO_SIDE_EFFECTS__ */
export function mergeSchemas<A extends object, B extends object>(one: Schema<A>, other: Schema<B>): Schema<A & B> {
  return {
    ...v.never(),
    "~run"({ value }, config) {
      const first = one["~run"]({ value }, config);
      if (first.issues !== undefined) return { typed: false, value, issues: first.issues };
      const second = other["~run"]({ value }, config);
      if (second.issues !== undefined) return { typed: false, value, issues: second.issues };
      return { typed: true, value: { ...first.value, ...second.value } };
    },
  };
}

/** Decodes the first row of a list; undefined for an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function firstOf<T>(schema: Schema<T>): Schema<T | undefined> {
  return v.pipe(
    v.array(schema),
    v.transform(([first]) => first),
  );
}

/** Decodes one property of an object. */
/* @__NO_SIDE_EFFECTS__ */
export function property<T>(name: string, schema: Schema<T>): Schema<T> {
  return v.pipe(
    row({ value: [name, schema] }),
    v.transform(({ value }) => value),
  );
}

/** Decodes an absent value and null as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function orUndefined<T>(schema: Schema<T>): Schema<T | undefined> {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** Decodes null as undefined; an absent value is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function nullToUndefined<T>(schema: Schema<T>): Schema<T | undefined> {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );
}
