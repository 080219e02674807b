import * as v from "valibot";
import type { Picture } from "../domain/catalogue/product.js";
import { flag, integer, integerOrNone, text, textOrEmpty } from "./scalars.js";

/** A picture row. BASE, WIDTHS, WIDTH, HEIGHT and COLOR_ID are additions to Thelia's fields. */
export const pictureRow: v.GenericSchema<unknown, Picture> = v.pipe(
  v.object({
    BASE: text,
    WIDTHS: v.array(integer),
    WIDTH: integer,
    HEIGHT: integer,
    TITLE: textOrEmpty,
    VISIBLE: flag,
    POSITION: integer,
    COLOR_ID: integerOrNone,
    VIEW: textOrEmpty,
  }),
  v.transform((row) => ({
    base: row.BASE,
    widths: row.WIDTHS,
    width: row.WIDTH,
    height: row.HEIGHT,
    alt: row.TITLE,
    visible: row.VISIBLE,
    position: row.POSITION,
    colorId: row.COLOR_ID,
    view: row.VIEW,
  })),
);
