import * as v from "valibot";
import { text } from "./scalars.js";

/** Paths of the same page by language. */
export const alternates: v.GenericSchema<unknown, Record<string, string>> = v.optional(v.record(v.string(), text), {});
