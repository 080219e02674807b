import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/**
 * The shop is there, and asks for patience: the page comes by itself once the time it names is over. Nothing is cleared.
 *
 * @param seconds until then
 */
export function BusyScreen({ seconds }: { seconds: number }): ReactElement {
  const t = useTexts("frame");
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => void router.invalidate(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [router, seconds]);
  return (
    <div className="lh-page lh-missing">
      <h1>{t("busy.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("busy.reason", { seconds })}
      </p>
      <div className="lh-actions">
        <Button size="large" onClick={() => void router.invalidate()}>
          {t("failed.retry")}
        </Button>
        <Button size="large" variant="outline" onClick={() => router.history.back()}>
          {t("offline.back")}
        </Button>
      </div>
    </div>
  );
}
