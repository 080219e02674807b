import { type Picture, primaryImage } from "@shop/core";

/** The visible pictures: those of the chosen colour first, then the one with the lowest position, then the others. */
export function productPictures(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const primary = primaryImage(visible);
  const rank = (picture: Picture): number => {
    if (colorId !== undefined && picture.colorId === colorId) return 0;
    return picture === primary ? 1 : 2;
  };
  return visible.toSorted((a, b) => rank(a) - rank(b));
}
