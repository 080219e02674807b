import * as v from "valibot";
import { parseJson } from "../shared/parseJson.js";
import { text } from "./scalars.js";

const matching = (pattern: RegExp): v.GenericSchema<unknown, string> =>
  v.fallback(v.optional(v.pipe(text, v.trim(), v.regex(pattern)), ""), "");

/** An address elsewhere, shown as a link; whatever is none, "javascript:" among it, is "". */
export const httpsUrl: v.GenericSchema<unknown, string> = matching(/^https:\/\/[^\s/\\]+(\/\S*)?$/);

/** A picture of this shop or of another host; whatever is none is "". */
export const pictureUrl: v.GenericSchema<unknown, string> = matching(/^(https:\/\/|\/)(?![/\\])\S*$/);

/** A list, an object or its JSON, as Thelia keeps settings; whatever does not fit is the other one. */
export const jsonOr = <T>(schema: v.GenericSchema<unknown, T>, other: T): v.GenericSchema<unknown, T> =>
  v.fallback(
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((value) => (typeof value === "string" ? parseJson(value) : value)),
        schema,
      ),
      () => other,
    ),
    () => other,
  );
