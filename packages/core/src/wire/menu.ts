import * as v from "valibot";
import type { MenuCategory } from "../domain/catalogue/menu.js";
import type { Schema } from "./createSchema.js";
import { row } from "./row.js";
import { integer, text, textOrNone } from "./scalars.js";

// A function: bundlers keep an unused constant that refers to itself.
/* @__NO_SIDE_EFFECTS__ */
function createMenuRow(): Schema<MenuCategory> {
  return row<MenuCategory>({
    id: ["Id", integer],
    title: ["Title", text],
    url: ["URL", text],
    count: integer,
    icon: textOrNone,
    children: v.array(v.lazy(createMenuRow)),
  });
}

/** A category of GET category_menu/custom_attribute/ with its children, at any depth. */
export const menuRow: Schema<MenuCategory> = createMenuRow();
