import { primaryImage } from "@shop/core";
import { productQuery, variantsQuery } from "@shop/core/query";
import { ProductPicture, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { isOtherSize } from "../../shared/isOtherSize.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FitResult } from "./FitResult.tsx";
import { fitAddress, RESULT_ID } from "./fitAddress.ts";
import { listFitItems } from "./listFitItems.ts";
import type { FitRequest } from "./loadFit.ts";
import { MeasureForm } from "./MeasureForm.tsx";
import { MeasureGuide } from "./MeasureGuide.tsx";
import { type MeasureTexts, parseMeasures } from "./parseMeasures.ts";
import { storeMeasures } from "./storedMeasures.ts";
import "./fit.css";

/** Checks whether a product fits into a flat. Measures are in the URL, so that the page works without JavaScript. */
export function FitScreen({ productId, ...request }: FitRequest): ReactElement {
  const t = useTexts("fit");
  return (
    <CrumbPage title={t("title")} className="lh-fit">
      <h1>{t("heading")}</h1>
      {productId === undefined ? (
        <EmptyState
          icon="package"
          title={t("none.title")}
          text={t("none.text")}
          action={<ButtonLink size="large" to="/products" label={t("none.action")} />}
        />
      ) : (
        <ProductFit key={productId} {...request} productId={productId} />
      )}
    </CrumbPage>
  );
}

function ProductFit(request: FitRequest & { productId: number }): ReactElement {
  const { path, productId, variantId, measures } = request;
  const t = useTexts("fit");
  const router = useRouter();
  const shop = useShop();
  const { data: product } = useSuspenseQuery(productQuery(shop, productId));
  const { data: variants } = useSuspenseQuery(variantsQuery(shop, productId));
  const variant = variants.find(({ id }) => id === variantId);
  const [submissions, setSubmissions] = useState(0);

  function submit(entered: MeasureTexts): void {
    storeMeasures(entered);
    setSubmissions(submissions + 1);
    router.history.push(`${fitAddress(request, entered)}#${RESULT_ID}`);
  }

  const items = listFitItems(product);
  const parsed = Object.keys(measures).length === 0 ? { issues: [] } : parseMeasures(measures);
  const address = fitAddress(request, measures);
  return (
    <>
      <div className="lh-fit-product">
        <ProductPicture className="lh-thumb" picture={primaryImage(product.pictures)} sizes="64px" alt="" />
        <div>
          <ShopLink to={variant === undefined ? product.url : `${product.url}?pse=${variant.id}`}>
            {product.title}
          </ShopLink>
          <p className="lh-muted">{t("lead")}</p>
        </div>
      </div>
      {isOtherSize(product.features, variant) && <Notice tone="warn" text={t("otherSize")} />}
      <div className="lh-fit-columns">
        <MeasureForm
          key={address}
          request={request}
          action={`${path}#${RESULT_ID}`}
          issues={"issues" in parsed ? parsed.issues : []}
          submissions={submissions}
          onSubmit={submit}
          onRestore={(stored) => router.history.replace(fitAddress(request, stored))}
        />
        {"way" in parsed && items.length > 0 ? (
          <FitResult key={`${address} ${submissions}`} items={items} way={parsed.way} takesFocus={submissions > 0} />
        ) : (
          <MeasureGuide />
        )}
      </div>
    </>
  );
}
