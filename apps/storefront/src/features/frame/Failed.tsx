import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** The least that says that the shop could not be asked, where the screen that says more is not to be had. */
export function Failed(): ReactElement {
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
