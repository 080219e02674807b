import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { lazyPart, useOpenedPart } from "../../../ui/lazyPart.tsx";
import type { SelectedProduct } from "../variants.ts";

const swatchView = lazyPart(() => import("./SwatchView.tsx").then(({ SwatchView }) => SwatchView));

/** Opens close-ups of the material, if there are any, in the selected colour. They load on click. */
export function SwatchButton({ product, variant }: SelectedProduct): ReactElement | null {
  const t = useTexts("product");
  const { texts } = useRouter().options.context;
  const { opened, isLoading, open, close } = useOpenedPart<true>(() =>
    Promise.all([swatchView.load(), texts.load("product/model")]),
  );
  const book = product.documents.find(({ kind }) => kind === "swatches");
  if (book === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="lh-link lh-swatch-open"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={() => open(true)}
      >
        {t("swatches")}
      </button>
      {opened && <swatchView.Component product={product} variant={variant} book={book} onClose={close} />}
    </>
  );
}
