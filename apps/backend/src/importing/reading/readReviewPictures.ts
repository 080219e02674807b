import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { reviewsFile } from "@shop/demo/schemas";
import type { InferOutput } from "valibot";
import type { CatalogueReviewPicture } from "../catalogue.ts";
import { ImportError } from "../importError.ts";

type ReviewRow = InferOutput<typeof reviewsFile>[number];

/** Reads the photos of reviews from the folder `reviewPictures`. */
export const readReviewPictures = (folder: string, reviews: readonly ReviewRow[]) =>
  Promise.all(
    reviews.map(async (review) => ({
      ...review,
      pictures: await Promise.all(review.pictures.map((picture) => readPicture(folder, picture))),
    })),
  );

async function readPicture(
  folder: string,
  { file, width, height }: ReviewRow["pictures"][number],
): Promise<CatalogueReviewPicture> {
  const read = (name: string): Promise<Buffer> =>
    readFile(join(folder, "reviewPictures", name)).catch(() => {
      throw new ImportError(`reviews.json: reviewPictures/${name} is missing`);
    });
  return { width, height, large: await read(`${file}.webp`), small: await read(`${file}-small.webp`) };
}
