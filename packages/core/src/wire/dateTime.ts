import * as v from "valibot";

/** An ISO 8601 date-time, kept as text because it is serialized into the server-rendered page. */
export const dateTime: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
  v.transform((date) => date.toISOString()),
);
