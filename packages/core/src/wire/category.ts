import * as v from "valibot";
import type { Brand, Category } from "../domain/catalogue/product.js";
import { alternates } from "./alternates.js";
import { pictureRow } from "./picture.js";
import { integer, text, textOrEmpty } from "./scalars.js";

/** GET brands/{id}/{locale}, and a row of brand_list. */
export const brandRow: v.GenericSchema<unknown, Brand> = v.pipe(
  v.object({
    id: integer,
    title: text,
    url: text,
    description: textOrEmpty,
    alternates,
    meta_title: textOrEmpty,
    meta_description: textOrEmpty,
    image: v.optional(v.array(pictureRow), []),
  }),
  v.transform(({ meta_title, meta_description, image, ...brand }) => ({
    ...brand,
    metaTitle: meta_title,
    metaDescription: meta_description,
    picture: image[0],
  })),
);

/** One row of GET /categories/{id}. */
export const categoryRow: v.GenericSchema<unknown, Category> = v.pipe(
  v.object({
    ID: integer,
    PARENT: integer,
    TITLE: text,
    DESCRIPTION: textOrEmpty,
    URL: text,
    alternates,
    META_TITLE: textOrEmpty,
    META_DESCRIPTION: textOrEmpty,
    image: v.optional(v.array(pictureRow), []),
  }),
  v.transform((row) => ({
    id: row.ID,
    parentId: row.PARENT,
    title: row.TITLE,
    description: row.DESCRIPTION,
    url: row.URL,
    metaTitle: row.META_TITLE,
    metaDescription: row.META_DESCRIPTION,
    alternates: row.alternates,
    picture: row.image[0],
  })),
);
