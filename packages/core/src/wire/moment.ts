import * as v from "valibot";

/** A moment as ISO 8601 text; kept as text, for it travels with the server's page. */
export const moment: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.transform((written) => new Date(written)),
  v.date(),
  v.transform((date) => date.toISOString()),
);
