import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ArButton } from "./ArButton.tsx";
import { ModelFacts, type ModelFactsProps } from "./ModelFacts.tsx";
import { ModelTools } from "./ModelTools.tsx";
import { createModelControls } from "./modelControls.ts";
import { useStage } from "./useStage.ts";

interface ModelStageProps extends ModelFactsProps {
  /** Retries a failed load. */
  onRetry: () => void;
}

export function ModelStage({ onRetry, ...facts }: ModelStageProps): ReactElement {
  const { product, model } = facts;
  const t = useTexts("product/model");
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useStage(canvas, model.url, model.bytes);
  const stage = state.kind === "ready" ? state.stage : undefined;
  const controls = createModelControls(stage);

  function onKeyDown(event: KeyboardEvent): void {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : controls.byKey[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  return (
    <>
      <div className="lh-model-stage" data-state={state.kind}>
        {state.kind !== "failed" && (
          // Keyboard control, as an alternative to dragging.
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
        {state.kind === "ready" && <ModelTools controls={controls} />}
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
