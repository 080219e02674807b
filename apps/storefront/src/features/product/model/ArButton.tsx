import { type ReactElement, useEffect, useRef, useState, useTransition } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { type ArMode, detectArMode, FALLBACK_HASH, sceneViewerLink } from "./arMode.ts";
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
  const [mode, setMode] = useState<ArMode>();
  const [sceneViewerMissing, setSceneViewerMissing] = useState(false);
  useEffect(() => void detectArMode(sceneViewerMissing).then(setMode), [sceneViewerMissing]);
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

interface RoomButtonProps {
  mode: "quickLook" | "webXr";
  stage: Stage;
  title: string;
}

function RoomButton({ mode, stage, title }: RoomButtonProps): ReactElement {
  const t = useTexts("product/model");
  const [busy, startPlacing] = useTransition();
  const [failed, setFailed] = useState(false);
  const [closeSession, setCloseSession] = useState<() => void>();
  const overlay = useRef<HTMLDivElement>(null);

  async function place(): Promise<void> {
    if (mode === "quickLook") {
      const { openQuickLook } = await import("./quickLook.ts");
      await openQuickLook(stage.model, title);
    } else if (overlay.current !== null) {
      const { placeInRoom } = await import("./placeInRoom.ts");
      const close = await placeInRoom(stage, overlay.current, () => setCloseSession(undefined));
      setCloseSession(() => close);
    }
  }

  function onClick(): void {
    setFailed(false);
    // The camera is denied or in use.
    startPlacing(() => place().catch(() => setFailed(true)));
  }

  return (
    <>
      <Button variant="outline" busy={busy} onClick={onClick}>
        <Icon name="house" />
        {t("room")}
      </Button>
      {failed && (
        <p role="alert" className="lh-muted">
          {t("roomFailed")}
        </p>
      )}
      <div ref={overlay} className="lh-model-room">
        {closeSession !== undefined && (
          <>
            <p>{t("roomHint")}</p>
            <Button variant="outline" onClick={closeSession}>
              {t("roomEnd")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
