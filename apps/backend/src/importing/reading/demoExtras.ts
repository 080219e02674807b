import type { InferOutput } from "valibot";
import type { CatalogueExtras } from "../catalogue.ts";
import type { couponsFile, fulfilmentCentersFile, keywordsFile, selectionsFile } from "@shop/demo/schemas";
import { plainText, plainTexts } from "../text/cleanText.ts";
import { demoCoupons } from "./demoCoupons.ts";
import type { readReviewPictures } from "./readReviewPictures.ts";

export function demoExtras(files: {
  selections: InferOutput<typeof selectionsFile>;
  keywords: InferOutput<typeof keywordsFile>;
  fulfilmentCenters: InferOutput<typeof fulfilmentCentersFile>;
  reviews: Awaited<ReturnType<typeof readReviewPictures>>;
  coupons: InferOutput<typeof couponsFile>;
}): CatalogueExtras {
  return {
    selections: files.selections.map(({ code, text, products }, position) => ({
      code,
      position,
      text: plainTexts(text),
      products,
    })),
    keywords: files.keywords.flatMap(({ group, keywords }) =>
      keywords.map(({ code, text, products }, position) => ({
        group,
        code,
        position,
        text: plainTexts(text),
        products,
      })),
    ),
    fulfilmentCenters: files.fulfilmentCenters.map(({ country_id, ...center }, position) => ({
      ...center,
      position,
      countryId: country_id,
    })),
    reviews: files.reviews.map((review) => ({
      ...review,
      author: plainText(review.author),
      title: plainText(review.title),
      content: plainText(review.content),
      translations: Object.fromEntries(
        Object.entries(review.translations).map(([language, { title, content }]) => [
          language,
          { title: plainText(title), content: plainText(content) },
        ]),
      ),
    })),
    coupons: demoCoupons(files.coupons),
  };
}
