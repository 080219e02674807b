import type { ReactElement } from "react";
import { useOnline } from "../../ui/useOnline.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

export function OfflineNotice(): ReactElement {
  const t = useTexts("frame");
  const online = useOnline();
  return (
    // Always mounted: a live region that appears together with its text is not announced.
    <p className="lh-loading" role="status">
      {!online && (
        <span>
          <Icon name="wifi-off" /> {t("offline.notice")}
        </span>
      )}
    </p>
  );
}
