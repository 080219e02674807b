import * as v from "valibot";
import { members } from "../shared/members.js";
import { convert, type Schema } from "./createSchema.js";

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
  const fields = Object.entries<Cell<unknown>>(cells).map(
    ([name, cell]) => [name, ...("kind" in cell ? ([name, cell] as const) : cell)] as const,
  );
  const failure = { ...v.never(), expects: "Object" };
  // Not spread: `~standard` runs the `~run` of the object that it was created for.
  return Object.assign(v.never(), {
    expects: failure.expects,
    "~run"(...[dataset, config]: Parameters<Schema<T>["~run"]>): ReturnType<Schema<unknown>["~run"]> {
      const input = members(dataset.value);
      // A primitive is wrapped.
      if (input !== dataset.value) return failure["~run"](dataset, config);
      const output: Record<string, unknown> = {};
      for (const [name, key, cell] of fields) {
        const { value, issues } = cell["~run"]({ value: key ? input[key] : input }, config);
        if (issues) return { typed: false, value, issues: [addKey(issues[0], key, input)] };
        output[name] = value;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has the output of its own schema
      return { typed: true, value: toValue(output as T) };
    },
  });
}

/** Adds the key to the path of the first issue, the only one that is reported. */
function addKey(issue: v.BaseIssue<unknown>, key: string, input: Record<string, unknown>): v.BaseIssue<unknown> {
  if (!key) return issue;
  return {
    ...issue,
    path: [{ type: "object", origin: "value", input, key, value: input[key] }, ...(issue.path ?? [])],
  };
}

/** Returns the schema of a list of rows. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<T extends object>(cells: Cells<T>): Schema<T[]> {
  return v.array(row(cells));
}

/** Returns the schema of a list that is empty when absent. */
/* @__NO_SIDE_EFFECTS__ */
export function listOrEmpty<T>(schema: Schema<T>): Schema<T[]> {
  return v.optional(v.array(schema), []);
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
  return convert(v.array(schema), ([first]) => first);
}

/** Decodes one property of an object. */
/* @__NO_SIDE_EFFECTS__ */
export function property<T>(name: string, schema: Schema<T>): Schema<T> {
  return row({ value: [name, schema] }, ({ value }) => value);
}

/** Decodes an absent value and null as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function orUndefined<T>(schema: Schema<T>): Schema<T | undefined> {
  return convert(v.nullish(schema), (value) => value ?? undefined);
}

/** Decodes null as undefined; an absent value is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function nullToUndefined<T>(schema: Schema<T>): Schema<T | undefined> {
  return convert(v.nullable(schema), (value) => value ?? undefined);
}
