import { members } from "../shared/members.js";
import { addKey, convert, readerOf, readerSchema, reject, type Schema } from "./createSchema.js";

/** Schema of a field, with its name in the response where that differs; the name "" reads the row itself. */
type Cell<T> = Schema<T> | readonly [wireName: string, schema: Schema<T>];

type Cells<T> = { readonly [Name in keyof T]-?: Cell<T[Name]> };

/**
 * Returns the schema of an object, field by field: `row({ id: integer, firstName: ["FIRSTNAME", text] })`.
 *
 * @param toValue converts the fields to the value
 */
export function row<T extends object>(cells: Cells<T>): Schema<T>;
export function row<T extends object, Value>(cells: Cells<T>, toValue: (fields: T) => Value): Schema<Value>;
/* @__NO_SIDE_EFFECTS__ */
export function row<T extends object>(cells: Cells<T>, toValue: (fields: T) => unknown = (fields) => fields): unknown {
  const fields = Object.entries<Cell<unknown>>(cells).map(([name, cell]) => {
    const [key, schema] = "kind" in cell ? ([name, cell] as const) : cell;
    return { name, key, read: readerOf(schema) };
  });
  return readerSchema((value) => {
    const input = members(value);
    // A primitive is wrapped.
    if (input !== value) reject("Object", value);
    const output: Record<string, unknown> = {};
    for (const { name, key, read } of fields) {
      try {
        output[name] = read(key ? input[key] : input);
      } catch (error) {
        throw addKey(error, "object", input, key);
      }
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has the output of its own schema
    return toValue(output as T);
  });
}

/** Returns the schema of an array. */
/* @__NO_SIDE_EFFECTS__ */
export function array<T>(schema: Schema<T>): Schema<T[]> {
  const read = readerOf(schema);
  return readerSchema((value) => {
    if (!Array.isArray(value)) return reject("Array", value);
    const output: T[] = [];
    try {
      for (const item of value) output.push(read(item));
    } catch (error) {
      throw addKey(error, "array", value, output.length);
    }
    return output;
  });
}

/** Decodes an absent value as undefined, or as `absent`. */
export function optional<T>(schema: Schema<T>): Schema<T | undefined>;
export function optional<T>(schema: Schema<T>, absent: unknown): Schema<T>;
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(schema: Schema<T>, absent?: unknown): Schema<T | undefined> {
  const read = readerOf(schema);
  return readerSchema((value = absent) => (value === undefined ? undefined : read(value)));
}

/** Returns the schema of a list of rows. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<T extends object>(cells: Cells<T>): Schema<T[]> {
  return array(row(cells));
}

/** Returns the schema of a list that is empty when absent. */
/* @__NO_SIDE_EFFECTS__ */
export function listOrEmpty<T>(schema: Schema<T>): Schema<T[]> {
  return optional(array(schema), []);
}

/** Like {@link rows}; empty when absent. */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOrEmpty<T extends object>(cells: Cells<T>): Schema<T[]> {
  return listOrEmpty(row(cells));
}

/** Reads a row with two schemas and merges their outputs. */
/* @__NO_SIDE_EFFECTS__ */
export function mergeSchemas<A extends object, B extends object>(one: Schema<A>, other: Schema<B>): Schema<A & B> {
  return row<{ first: A; second: B }, A & B>({ first: ["", one], second: ["", other] }, ({ first, second }) => ({
    ...first,
    ...second,
  }));
}

/** Decodes the first row of a list; undefined for an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function firstOf<T>(schema: Schema<T>): Schema<T | undefined> {
  return convert(array(schema), ([first]) => first);
}

/** Decodes one property of an object. */
/* @__NO_SIDE_EFFECTS__ */
export function property<T>(name: string, schema: Schema<T>): Schema<T> {
  return row({ value: [name, schema] }, ({ value }) => value);
}

/** Decodes an absent value and null as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function orUndefined<T>(schema: Schema<T>): Schema<T | undefined> {
  const read = readerOf(schema);
  return readerSchema((value) => (value === undefined || value === null ? undefined : read(value)));
}

/** Decodes null as undefined; an absent value is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function nullToUndefined<T>(schema: Schema<T>): Schema<T | undefined> {
  const read = readerOf(schema);
  return readerSchema((value) => (value === null ? undefined : read(value)));
}

/** Returns the schema of an object with any keys. */
/* @__NO_SIDE_EFFECTS__ */
export function record<T>(schema: Schema<T>): Schema<Record<string, T>> {
  const read = readerOf(schema);
  return readerSchema((value) => {
    if (typeof value !== "object" || value === null) return reject("Object", value);
    const entries = Object.entries(value).map(([key, cell]) => {
      try {
        return [key, read(cell)] as const;
      } catch (error) {
        throw addKey(error, "object", value, key);
      }
    });
    return Object.fromEntries(entries);
  });
}
