import { type Picture, primaryImage } from "@shop/core";

/** Sort rank of a view; the drawing follows the room. Source: ux.md rule 17. */
const ORDER: Readonly<Record<string, number>> = { hero: 0, "": 1, room: 2, second: 4, detail: 5 };
const DRAWING = 3;
/** Rank of an unknown view. */
const LAST = 6;
/** Highest index of the drawing, even if many pictures state no view. */
const DRAWING_AT_LATEST = 2;

const rankOf = ({ view }: Picture): number => ORDER[view] ?? LAST;

/**
 * Visible pictures of a colour, and those without a colour, sorted by view. A colour without pictures falls back to the
 * colour of the main picture.
 */
export function productPictures(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const has = colorId !== undefined && visible.some((picture) => picture.colorId === colorId);
  const shown = has ? colorId : primaryImage(visible)?.colorId;
  return visible
    .filter((picture) => picture.colorId === undefined || picture.colorId === shown)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Index of the dimension drawing among the pictures. */
export function drawingIndex(pictures: readonly Picture[]): number {
  return Math.min(pictures.filter((picture) => rankOf(picture) < DRAWING).length, DRAWING_AT_LATEST);
}
