import { type Picture, primaryImage } from "@shop/core";

/** Sort rank of a view; the drawing follows the room. Source: ux.md rule 17. */
const VIEW_RANKS: Readonly<Record<string, number>> = { hero: 0, "": 1, room: 2, second: 4, detail: 5 };
const DRAWING_RANK = 3;
/** Highest index of the drawing, even if many pictures state no view. */
const MAX_DRAWING_INDEX = 2;

/** Unknown views come last. */
const rankOf = ({ view }: Picture): number => VIEW_RANKS[view] ?? 6;

/** Visible pictures of a colour, or else of the main picture, and those without a colour, sorted by view. */
export function selectPictures(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const hasColor = colorId !== undefined && visible.some((picture) => picture.colorId === colorId);
  const displayedColorId = hasColor ? colorId : primaryImage(visible)?.colorId;
  return visible
    .filter((picture) => picture.colorId === undefined || picture.colorId === displayedColorId)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

export const drawingIndex = (pictures: readonly Picture[]): number =>
  Math.min(pictures.filter((picture) => rankOf(picture) < DRAWING_RANK).length, MAX_DRAWING_INDEX);
