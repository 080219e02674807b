import type { Product } from "../catalogue.ts";
import { discard, type Pictures } from "./pictures.ts";

/** Takes out the pictures a product had before the studio drew it. */
export function retire(pictures: Pictures, { oldPictures }: Product): void {
  for (const name of oldPictures) {
    const old = pictures[name];
    if (old === undefined || old.ref !== undefined) continue;
    delete pictures[name];
    discard(old);
  }
}
