import * as v from "valibot";
import type { ResolvedUrl } from "../domain/content/content.js";
import { integer, text } from "./scalars.js";

/** Response of POST search_url/; `view_id` may be text. */
export const resolvedUrlRow: v.GenericSchema<unknown, ResolvedUrl> = v.pipe(
  v.object({ view: text, view_id: integer, redirect: v.nullish(text) }),
  v.transform((row) => ({ view: row.view, viewId: row.view_id, redirect: row.redirect || undefined })),
);
