import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { SelectedProduct } from "../variants.ts";
import { lazyPart, useOpenedPart } from "../../../ui/lazyPart.tsx";

const modelView = lazyPart(() => import("./ModelView.tsx").then(({ ModelView }) => ModelView));

/** Opens the 3D model, if there is one. All of its code loads on click. */
export function ModelButton({ product, variant }: SelectedProduct): ReactElement | null {
  const t = useTexts("product");
  const { texts } = useRouter().options.context;
  const { opened, isLoading, open, close } = useOpenedPart<true>(() =>
    Promise.all([modelView.load(), texts.load("product/model")]),
  );
  const model = product.documents.find(({ kind }) => kind === "model");
  if (model === undefined) return null;
  return (
    <>
      <span className="lh-model-open">
        <Button variant="outline" aria-haspopup="dialog" busy={isLoading} onClick={() => open(true)}>
          <Icon name="box" />
          {t("view3d")}
        </Button>
      </span>
      {opened && <modelView.Component product={product} variant={variant} model={model} onClose={close} />}
    </>
  );
}
