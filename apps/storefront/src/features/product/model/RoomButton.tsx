import { type ReactElement, useRef, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Stage } from "./stage.ts";

interface RoomButtonProps {
  mode: "quickLook" | "webXr";
  stage: Stage;
  title: string;
}

/** Opens AR Quick Look with a generated file, or starts a WebXR session. */
export function RoomButton({ mode, stage, title }: RoomButtonProps): ReactElement {
  const t = useTexts("product/model");
  const [busy, setBusy] = useState(false);
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
    setBusy(true);
    setFailed(false);
    place()
      // The camera is denied or in use.
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
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
