import * as v from "valibot";
import type { Content, ForeignWords } from "../domain/content/content.js";
import { pictureRow } from "./picture.js";
import { integer, text, textOrEmpty } from "./scalars.js";

/** Language of each text that is not in the requested one; absent when all are. */
export const foreignWords: v.GenericSchema<unknown, ForeignWords | undefined> = v.optional(v.record(v.string(), text));

/** GET content/custom_attribute/. */
export const contentRow: v.GenericSchema<unknown, Content> = v.pipe(
  v.object({
    id: integer,
    code: textOrEmpty,
    satellite: v.nullish(text),
    alternates: v.optional(v.record(v.string(), text), {}),
    published_on: v.nullish(text),
    image: v.optional(v.array(pictureRow), []),
    title: text,
    description: textOrEmpty,
    chapo: textOrEmpty,
    meta_title: textOrEmpty,
    meta_description: textOrEmpty,
    postscriptum: textOrEmpty,
    rewriting_url: v.object({ url: text }),
    languages: foreignWords,
  }),
  v.transform(({ satellite, published_on, image, meta_title, meta_description, rewriting_url, ...row }) => ({
    ...row,
    satellite: satellite || undefined,
    publishedOn: published_on || undefined,
    picture: image[0],
    metaTitle: meta_title,
    metaDescription: meta_description,
    url: rewriting_url.url,
  })),
);
