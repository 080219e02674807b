import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Minimal fallback while the code of `ErrorScreen` is not available. */
export function MinimalErrorScreen(): ReactElement {
  const t = useTexts("frame");
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
    </div>
  );
}
