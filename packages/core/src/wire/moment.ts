import * as v from "valibot";

/** An ISO 8601 date-time, kept as text because it is serialized into the server-rendered page. */
export const moment: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.transform((written) => new Date(written)),
  v.date(),
  v.transform((date) => date.toISOString()),
);
