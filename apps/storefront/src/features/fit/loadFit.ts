import { isShopError, type Product } from "@shop/core";
import { productQuery, variantsQuery } from "@shop/core/query";
import type { AppContext } from "../../shared/appContext.ts";
import { FIT_PATHS } from "../../shared/fit/fitPage.ts";
import { isId } from "../../shared/isId.ts";
import { type MeasureTexts, parseMeasures, pickMeasures } from "./parseMeasures.ts";

/** Serializable, because hydration reads it from the page. */
export interface FitRequest {
  path: string;
  productId: number | undefined;
  variantId: number | undefined;
  measures: MeasureTexts;
}

/** Fetches the product to check. An unknown one counts as none, so that the page still says what to do. */
export async function loadFit(path: string, searchStr: string, { queryClient, shop, texts }: AppContext) {
  const search = new URLSearchParams(searchStr);
  const id = readId(search, "product");
  const [product] = await Promise.all([
    id === undefined ? undefined : queryClient.ensureQueryData(productQuery(shop, id)).catch(ignoreMissing),
    texts.load("fit"),
  ]);
  if (product !== undefined) await queryClient.ensureQueryData(variantsQuery(shop, product.id));
  const t = texts.t("fit");
  const measures = pickMeasures(search);
  const title = product === undefined ? t("title") : t("titleOf", { product: product.title });
  const hasErrors = Object.keys(measures).length > 0 && "issues" in parseMeasures(measures);
  const request: FitRequest = { path, productId: product?.id, variantId: readId(search, "pse"), measures };
  return {
    ...request,
    title: hasErrors ? texts.t("shared")("form.titlePrefix", { title }) : title,
    // The page in other languages checks the same product with the same measures.
    alternates: Object.fromEntries(Object.entries(FIT_PATHS).map(([language, own]) => [language, own + searchStr])),
  };
}

function readId(search: URLSearchParams, name: string): number | undefined {
  const id = Number(search.get(name));
  return isId(id) ? id : undefined;
}

function ignoreMissing(error: unknown): Product | undefined {
  if (isShopError(error, "NOT_FOUND")) return undefined;
  throw error;
}
