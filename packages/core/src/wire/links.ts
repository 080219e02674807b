import * as v from "valibot";
import { parseJson } from "../shared/parseJson.js";
import { text } from "./scalars.js";

const matching = (pattern: RegExp): v.GenericSchema<unknown, string> =>
  v.fallback(v.optional(v.pipe(text, v.trim(), v.regex(pattern)), ""), "");

/** An external https URL; anything else, such as "javascript:", becomes "". */
export const httpsUrl: v.GenericSchema<unknown, string> = matching(/^https:\/\/[^\s/\\]+(\/\S*)?$/);

/** A picture URL on this or another https host; anything else becomes "". */
export const pictureUrl: v.GenericSchema<unknown, string> = matching(/^(https:\/\/|\/)(?![/\\])\S*$/);

/** A list or object, or its JSON text, as Thelia stores settings; falls back to `fallback` when it does not match. */
export const jsonWithFallback = <T>(schema: v.GenericSchema<unknown, T>, fallback: T): v.GenericSchema<unknown, T> =>
  v.fallback(
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((value) => (typeof value === "string" ? parseJson(value) : value)),
        schema,
      ),
      () => fallback,
    ),
    () => fallback,
  );
