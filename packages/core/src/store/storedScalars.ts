import * as v from "valibot";
import { createSchema } from "../wire/createSchema.js";

/** Scalars of stored values: storage is as untrusted as the network. */

const wholeFrom = (least: number, expects: string): v.GenericSchema<unknown, number> =>
  createSchema(expects, (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= least ? value : undefined,
  );

export const wholeNumber: v.GenericSchema<unknown, number> = wholeFrom(-Infinity, "a whole number");
export const count: v.GenericSchema<unknown, number> = wholeFrom(0, "a count");
export const positive: v.GenericSchema<unknown, number> = wholeFrom(1, "a whole number of 1 or more");
export const id: v.GenericSchema<unknown, number> = wholeFrom(1, "an id");

export const number: v.GenericSchema<unknown, number> = createSchema("a number", (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined,
);

export const flag: v.GenericSchema<unknown, boolean> = createSchema("a flag", (value) =>
  typeof value === "boolean" ? value : undefined,
);

/** At most 2,000 characters. */
export const text: v.GenericSchema<unknown, string> = createSchema("text", (value) =>
  typeof value === "string" && value.length <= 2000 ? value : undefined,
);

/** JSON has no `undefined`: absent members become undefined. */
export const orNone = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
