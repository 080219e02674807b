import { type ReactElement, useRef, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Stage } from "./stage.ts";

interface RoomButtonProps {
  way: "quickLook" | "webXr";
  stage: Stage;
  title: string;
}

/** Opens AR Quick Look with a generated file, or starts a WebXR session. */
export function RoomButton({ way, stage, title }: RoomButtonProps): ReactElement {
  const t = useTexts("product/model");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [end, setEnd] = useState<() => void>();
  const room = useRef<HTMLDivElement>(null);

  async function place(): Promise<void> {
    if (way === "quickLook") {
      const { openQuickLook } = await import("./quickLook.ts");
      await openQuickLook(stage.model, title);
    } else if (room.current !== null) {
      const { placeInRoom } = await import("./placeInRoom.ts");
      const close = await placeInRoom(stage, room.current, () => setEnd(undefined));
      setEnd(() => close);
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
      <div ref={room} className="lh-model-room">
        {end !== undefined && (
          <>
            <p>{t("roomHint")}</p>
            <Button variant="outline" onClick={end}>
              {t("roomEnd")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
