import type { Product } from "@shop/core";
import { Dialog } from "@shop/react";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { isOtherSize } from "../../../shared/isOtherSize.ts";
import { formatDimensions, useFeatures } from "../dimensions.ts";
import { colorOf, type SelectedProduct } from "../variants.ts";
import { ArButton } from "./ArButton.tsx";
import { modelMoves, movesByKey } from "./modelMoves.ts";
import { useStage } from "./useStage.ts";
import "./model.css";

/** Alternatives to dragging. Source: WCAG 2.5.7. */
const TOOLS = [
  ["left", "chevron-left"],
  ["right", "chevron-right"],
  ["farther", "minus"],
  ["closer", "plus"],
  ["reset", "rotate-ccw"],
] as const;

interface ModelFactsProps extends SelectedProduct {
  model: Product["documents"][number];
}

export function ModelView({ onClose, ...facts }: ModelFactsProps & { onClose: () => void }): ReactElement {
  const t = useTexts("product/model");
  const [attempt, setAttempt] = useState(0);
  const product = facts.product.title;
  return (
    <Dialog open onClose={onClose} className="lh-model" title={t("title", { product })} closeLabel={t("close")}>
      <ModelStage key={attempt} {...facts} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function ModelStage({ onRetry, ...facts }: ModelFactsProps & { onRetry: () => void }): ReactElement {
  const { product, model } = facts;
  const t = useTexts("product/model");
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useStage(canvas, model.url, model.bytes);
  const stage = state.kind === "ready" ? state.stage : undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : movesByKey[event.key];
    if (move === undefined) return;
    event.preventDefault();
    if (stage !== undefined) move(stage);
  }

  return (
    <>
      <div className="lh-model-stage" data-state={state.kind}>
        {state.kind !== "failed" && (
          <canvas
            ref={canvas}
            className="lh-model-canvas"
            // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- handles its own keys
            role="application"
            tabIndex={0}
            aria-label={t("canvas", { product: product.title })}
            onKeyDown={onKeyDown}
          />
        )}
        {state.kind === "loading" && (
          <p className="lh-model-loading">
            <span role="status">{t("loading")}</span>
            <progress value={state.part} aria-label={t("loading")} />
          </p>
        )}
        {stage !== undefined && (
          <div className="lh-model-tools">
            {TOOLS.map(([name, icon]) => (
              <button key={name} type="button" className="sh-iconbutton" onClick={() => modelMoves[name](stage)}>
                <Icon name={icon} label={t(name)} />
              </button>
            ))}
          </div>
        )}
        {state.kind === "failed" && (
          <Notice
            tone="error"
            announce="alert"
            title={t(state.reason === "webGl" ? "noWebGl" : "failed")}
            action={
              state.reason === "file" && (
                <Button variant="outline" onClick={onRetry}>
                  {t("again")}
                </Button>
              )
            }
          />
        )}
      </div>
      <div className="lh-model-below">
        <ModelFacts {...facts} />
        <ArButton file={model.url} title={product.title} stage={stage} />
      </div>
    </>
  );
}

/** Size and colour of the model: one model serves all variants. */
function ModelFacts({ product, variant, model }: ModelFactsProps): ReactElement {
  const t = useTexts("product/model");
  const dimensionsText = formatDimensions(useFeatures(product, undefined));
  const color = product.colors.find(({ id }) => id === model.colorId)?.title;
  const selectedColorId = colorOf(variant)?.valueId;
  const isOtherColor = selectedColorId !== undefined && selectedColorId !== model.colorId;
  return (
    <div className="lh-model-facts">
      {dimensionsText !== "" && <p>{dimensionsText}</p>}
      {color !== undefined && <p className="lh-muted">{t(isOtherColor ? "otherColor" : "color", { color })}</p>}
      {isOtherSize(product.features, variant) && <p className="lh-muted">{t("otherSize")}</p>}
    </div>
  );
}
