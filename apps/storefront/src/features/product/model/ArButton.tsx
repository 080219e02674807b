import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { buttonProps } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { type ArMode, detectArMode } from "./arMode.ts";
import { RoomButton } from "./RoomButton.tsx";
import { FALLBACK_HASH, sceneViewerLink } from "./sceneViewerLink.ts";
import type { Stage } from "./stage.ts";

interface ArButtonProps {
  /** URL of the GLB. */
  file: string;
  title: string;
  /** Undefined until the model is rendered. */
  stage: Stage | undefined;
}

/** Places the model in the shopper's room at true size; no button on devices without AR. */
export function ArButton({ file, title, stage }: ArButtonProps): ReactElement | null {
  const t = useTexts("product/model");
  const [mode, setWay] = useState<ArMode>();
  const [sceneViewerMissing, setSceneViewerMissing] = useState(false);
  useEffect(() => void detectArMode(sceneViewerMissing).then(setWay), [sceneViewerMissing]);
  useEffect(() => {
    function onHash(): void {
      if (location.hash !== FALLBACK_HASH) return;
      setSceneViewerMissing(true);
      history.back();
    }
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);

  return (
    <div className="lh-model-ar">
      {mode === "sceneViewer" && (
        <a {...buttonProps({ variant: "outline" })} href={sceneViewerLink({ file, title }, location.href)}>
          <Icon name="house" />
          {t("room")}
        </a>
      )}
      {(mode === "quickLook" || mode === "webXr") && stage !== undefined && (
        <RoomButton mode={mode} stage={stage} title={title} />
      )}
      {sceneViewerMissing && mode === undefined && (
        <p role="alert" className="lh-muted">
          {t("roomNot")}
        </p>
      )}
    </div>
  );
}
