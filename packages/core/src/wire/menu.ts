import type { MenuCategory } from "../domain/catalogue/menu.js";
import { readerOf, readerSchema, type Schema } from "./createSchema.js";
import { firstPictureFiles } from "./product.js";
import { array, row } from "./row.js";
import { integer, text, textOrNone } from "./scalars.js";

// A function: bundlers keep an unused constant that refers to itself.
/* @__NO_SIDE_EFFECTS__ */
function createMenuRow(): Schema<MenuCategory> {
  const menu: Schema<MenuCategory> = row<MenuCategory>({
    id: ["Id", integer],
    title: ["Title", text],
    url: ["URL", text],
    picture: ["image", firstPictureFiles],
    count: integer,
    icon: textOrNone,
    children: array(readerSchema((value) => readerOf(menu)(value))),
  });
  return menu;
}

/** A category of GET category_menu/custom_attribute/ with its children, at any depth. */
export const menuRow: Schema<MenuCategory> = createMenuRow();
