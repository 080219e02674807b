import type { Product } from "@shop/core";
import { Dialog, Swatches } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { colorOf, type SelectedProduct } from "../variants.ts";
import { SampleOrder } from "./SampleOrder.tsx";
import { findSwatchUrl, swatchBookQuery } from "./swatchBook.ts";
import "./swatches.css";

interface SwatchViewProps extends SelectedProduct {
  book: Product["documents"][number];
  onClose: () => void;
}

/** Close-ups of the material: the selected colour first, the others to compare. Does not select a variant. */
export function SwatchView({ product, variant, book, onClose }: SwatchViewProps): ReactElement {
  const t = useTexts("product/model");
  const [colorId, setColorId] = useState(colorOf(variant)?.valueId ?? product.colors[0]?.id);
  const valueOf = (feature: string): string | undefined => product.features.find(({ code }) => code === feature)?.value;
  const color = product.colors.find(({ id }) => id === colorId);
  return (
    <Dialog
      open
      onClose={onClose}
      className="lh-swatches"
      title={t("swatches.title", { product: product.title })}
      closeLabel={t("swatches.close")}
    >
      <Swatches title={t("swatches.color")} choices={product.colors} value={colorId} onChange={setColorId} />
      <SwatchPicture
        bookUrl={book.url}
        hex={color?.hex}
        color={color?.title ?? ""}
        material={valueOf("cover") ?? valueOf("material") ?? product.title}
      />
      <p className="lh-muted lh-small">{t("swatches.hint")}</p>
      <SampleOrder productId={product.id} colorId={colorId} />
    </Dialog>
  );
}

function SwatchPicture(props: {
  bookUrl: string;
  hex: string | undefined;
  color: string;
  material: string;
}): ReactElement {
  const { bookUrl, hex, color, material } = props;
  const t = useTexts("product/model");
  const { data: book, isError, refetch } = useQuery(swatchBookQuery(bookUrl));
  const url = book && findSwatchUrl(book, bookUrl, hex);
  if (isError) {
    return (
      <Notice
        tone="error"
        announce="alert"
        title={t("swatches.failed")}
        action={
          <Button variant="outline" onClick={() => void refetch()}>
            {t("swatches.again")}
          </Button>
        }
      />
    );
  }
  return (
    <figure className="lh-swatches-picture">
      {book === undefined && <p role="status">{t("swatches.loading")}</p>}
      {url !== undefined && (
        <img key={url} src={url} alt={t("swatches.picture", { material, color })} width="640" height="640" />
      )}
      {book !== undefined && url === undefined && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="1" height="1" fill={hex ?? "none"} />
        </svg>
      )}
      <figcaption aria-live="polite">
        {url === undefined && book ? t("swatches.plain", { color }) : `${material} · ${color}`}
      </figcaption>
    </figure>
  );
}
