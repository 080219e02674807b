import * as v from "valibot";
import type { Content, FallbackLanguages } from "../domain/content/content.js";
import { pictureRow } from "./picture.js";
import { alternates } from "./alternates.js";
import { integer, text, textOrEmpty } from "./scalars.js";

/** Language of each text that is not in the requested one; absent when all are. */
export const fallbackLanguages: v.GenericSchema<unknown, FallbackLanguages | undefined> = v.optional(
  v.pipe(
    v.record(v.string(), text),
    v.transform(({ chapo, ...languages }) => (chapo === undefined ? languages : { ...languages, summary: chapo })),
  ),
);

/** GET content/custom_attribute/. */
export const contentRow: v.GenericSchema<unknown, Content> = v.pipe(
  v.object({
    id: integer,
    code: textOrEmpty,
    satellite: v.nullish(text),
    alternates,
    published_on: v.nullish(text),
    image: v.optional(v.array(pictureRow), []),
    title: text,
    description: textOrEmpty,
    chapo: textOrEmpty,
    meta_title: textOrEmpty,
    meta_description: textOrEmpty,
    postscriptum: textOrEmpty,
    rewriting_url: v.object({ url: text }),
    languages: fallbackLanguages,
  }),
  v.transform(({ chapo, postscriptum, languages, satellite, ...row }) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    description: row.description,
    alternates: row.alternates,
    summary: chapo,
    footnote: postscriptum,
    ...(languages !== undefined && { fallbackLanguages: languages }),
    market: satellite || undefined,
    publishedOn: row.published_on || undefined,
    picture: row.image[0],
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    url: row.rewriting_url.url,
  })),
);
