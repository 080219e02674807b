import { type Picture, primaryImage } from "@shop/core";

/** What a view shows, in the order a shopper wants it. A drawing comes after the room. Source: ux.md rule 17. */
const ORDER: Readonly<Record<string, number>> = { hero: 0, "": 1, room: 2, second: 4, detail: 5 };
const DRAWING = 3;
/** of a view with a name nobody knows */
const LAST = 6;
/** The drawing is among the first pictures even where many of them say nothing of their view. */
const DRAWING_AT_LATEST = 2;

const rankOf = ({ view }: Picture): number => ORDER[view] ?? LAST;

/**
 * The visible pictures of one colour, and those of no colour in particular: the whole piece, the room, other views, details.
 * A colour that has none shows the product's main picture's.
 */
export function productPictures(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const has = colorId !== undefined && visible.some((picture) => picture.colorId === colorId);
  const shown = has ? colorId : primaryImage(visible)?.colorId;
  return visible
    .filter((picture) => picture.colorId === undefined || picture.colorId === shown)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Where the drawing with the measures stands among these pictures. */
export function drawingIndex(pictures: readonly Picture[]): number {
  return Math.min(pictures.filter((picture) => rankOf(picture) < DRAWING).length, DRAWING_AT_LATEST);
}
