import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/** Screen for temporary failures with automatic retry: offers to retry now or to go back. */
export function RetryNotice({ title, reason }: { title: string; reason: string }): ReactElement {
  const t = useTexts("frame");
  const router = useRouter();
  return (
    <div className="lh-page lh-missing">
      <h1>{title}</h1>
      <p className="lh-lead" role="alert">
        {reason}
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
