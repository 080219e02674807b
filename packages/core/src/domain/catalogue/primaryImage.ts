/** Returns the visible image with the lowest position (first of equals); undefined if none is visible. */
export function primaryImage<T extends { visible: boolean; position: number }>(images: readonly T[]): T | undefined {
  let primary: T | undefined;
  for (const image of images) {
    if (image.visible && (primary === undefined || image.position < primary.position)) primary = image;
  }
  return primary;
}
