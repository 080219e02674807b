import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Failed load of a part of a page. */
export function LoadError({ text, onRetry }: { text: string; onRetry: () => unknown }): ReactElement {
  const t = useTexts("shared");
  const retry = (
    <Button variant="outline" onClick={() => void onRetry()}>
      {t("failed.retry")}
    </Button>
  );
  return <Notice tone="error" announce="alert" text={text} action={retry} />;
}
