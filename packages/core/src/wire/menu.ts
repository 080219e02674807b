import * as v from "valibot";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import { integer, text } from "./scalars.js";

// A function, because bundlers keep an unused constant that refers to itself.
function createMenuRow(): v.GenericSchema<unknown, MenuCategory> {
  return v.pipe(
    v.object({
      Id: integer,
      Title: text,
      URL: text,
      count: integer,
      icon: v.nullish(text),
      children: v.array(v.lazy(createMenuRow)),
    }),
    v.transform(({ Id, Title, URL, count, icon, children }) => ({
      id: Id,
      title: Title,
      url: URL,
      count,
      children,
      ...(icon ? { icon } : {}),
    })),
  );
}

/** A category of GET category_menu/custom_attribute/ with its children, at any depth. */
export const menuRow: v.GenericSchema<unknown, MenuCategory> = v.lazy(createMenuRow);
