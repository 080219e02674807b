import { type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { type ArWay, findArWay } from "./arWay.ts";
import { RoomButton } from "./RoomButton.tsx";
import { SENT_BACK, sceneViewerLink } from "./sceneViewerLink.ts";
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
  const [way, setWay] = useState<ArWay>();
  const [sentBack, setSentBack] = useState(false);
  useEffect(() => void findArWay(sentBack).then(setWay), [sentBack]);
  useEffect(() => {
    function onHash(): void {
      if (location.hash !== SENT_BACK) return;
      setSentBack(true);
      history.back();
    }
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);

  return (
    <div className="lh-model-ar">
      {way === "sceneViewer" && (
        <a {...buttonLook({ variant: "outline" })} href={sceneViewerLink({ file, title }, location.href)}>
          <Icon name="house" />
          {t("room")}
        </a>
      )}
      {(way === "quickLook" || way === "webXr") && stage !== undefined && (
        <RoomButton way={way} stage={stage} title={title} />
      )}
      {sentBack && way === undefined && (
        <p role="alert" className="lh-muted">
          {t("roomNot")}
        </p>
      )}
    </div>
  );
}
