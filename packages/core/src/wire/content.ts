import type { Content, ContentLink, FallbackLanguages, ResolvedUrl } from "../domain/content/content.js";
import { firstPicture } from "./product.js";
import { alternates, integer, text, textOrEmpty, textOrNone } from "./scalars.js";
import { convert, type Schema } from "./createSchema.js";
import { optional, property, record, row } from "./row.js";

/** Language of each text that is not in the requested one; undefined when all are. */
const fallbackLanguages: Schema<FallbackLanguages | undefined> = optional(
  convert(record(text), ({ chapo, ...languages }) =>
    chapo === undefined ? languages : { ...languages, summary: chapo },
  ),
);

const url = property("url", text);

/** GET content/custom_attribute/. */
export const contentRow: Schema<Content> = row({
  id: integer,
  code: textOrEmpty,
  title: text,
  description: textOrEmpty,
  alternates,
  summary: ["chapo", textOrEmpty],
  footnote: ["postscriptum", textOrEmpty],
  fallbackLanguages: ["languages", fallbackLanguages],
  market: ["satellite", textOrNone],
  publishedOn: ["published_on", textOrNone],
  picture: ["image", firstPicture],
  metaTitle: ["meta_title", textOrEmpty],
  metaDescription: ["meta_description", textOrEmpty],
  url: ["rewriting_url", url],
});

/** A row of GET content_folder. */
export const contentLinkRow: Schema<ContentLink> = row({
  id: integer,
  code: textOrEmpty,
  title: text,
  summary: ["chapo", textOrEmpty],
  url: ["rewriting_url", url],
  publishedOn: ["published_on", textOrNone],
  picture: ["image", firstPicture],
  fallbackLanguages: ["languages", fallbackLanguages],
});

/** Response of POST search_url/; `view_id` may be text. */
export const resolvedUrlRow: Schema<ResolvedUrl> = row({
  view: text,
  viewId: ["view_id", integer],
  redirect: textOrNone,
});
