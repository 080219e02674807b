import type { ReactElement } from "react";
import { useOnline } from "../../app/useOnline.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Says that the connection is gone, over the page, which stays as it is. */
export function OfflineNotice(): ReactElement {
  const t = useTexts("frame");
  const online = useOnline();
  return (
    // Always there: a region that comes together with its words is not announced.
    <p className="lh-waiting" role="status">
      {!online && (
        <span>
          <Icon name="wifi-off" /> {t("offline.notice")}
        </span>
      )}
    </p>
  );
}
