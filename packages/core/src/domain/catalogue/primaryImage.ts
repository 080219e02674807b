/** The visible picture with the lowest position, the first of equals; `undefined` where none is visible. Source: specification 9. */
export function primaryImage<T extends { visible: boolean; position: number }>(images: readonly T[]): T | undefined {
  let primary: T | undefined;
  for (const image of images) {
    if (image.visible && (primary === undefined || image.position < primary.position)) primary = image;
  }
  return primary;
}
