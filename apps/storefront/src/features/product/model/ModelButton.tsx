import type { Product, Variant } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isOtherSize } from "../dimensions.ts";
import { colorOf } from "../variants.ts";
import type { ModelView } from "./ModelView.tsx";

/** Opens the 3D model, if there is one. All of its code loads on click. */
export function ModelButton(props: { product: Product; variant: Variant | undefined }): ReactElement | null {
  const { product, variant } = props;
  const t = useTexts("product");
  const { texts } = useRouter().options.context;
  const [OpenedView, setOpened] = useState<typeof ModelView>();
  const [busy, setBusy] = useState(false);
  const model = product.documents.find(({ kind }) => kind === "model");
  if (model === undefined) return null;
  const color = colorOf(variant)?.valueId;

  function open(): void {
    setBusy(true);
    Promise.all([import("./ModelView.tsx"), texts.load("product/model")])
      .then(
        ([module]) => setOpened(() => module.ModelView),
        // Failed to load: the next click retries.
        () => undefined,
      )
      .finally(() => setBusy(false));
  }

  return (
    <>
      <span className="lh-model-open">
        <Button variant="outline" aria-haspopup="dialog" busy={busy} onClick={open}>
          <Icon name="box" />
          {t("view3d")}
        </Button>
      </span>
      {OpenedView !== undefined && (
        <OpenedView
          product={product}
          model={model}
          isOtherColor={color !== undefined && color !== model.colorId}
          isOtherSize={isOtherSize(product.features, variant)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
