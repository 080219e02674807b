import * as v from "valibot";
import { createSchema } from "./createSchema.js";
import { toText } from "./scalars.js";

/** Paths of the same page by language. Not `v.record`, which is as large as all other schemas of a category. */
export const alternates: v.GenericSchema<unknown, Record<string, string>> = v.optional(
  createSchema("texts", (value) => {
    if (!value || typeof value !== "object") return undefined;
    const paths: Record<string, string> = {};
    for (const [language, cell] of Object.entries(value)) {
      const path = toText(cell);
      if (path === undefined) return undefined;
      paths[language] = path;
    }
    return paths;
  }),
  {},
);
