import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

export function LoadError({ text, onRetry }: { text: string; onRetry: () => void }): ReactElement {
  const t = useTexts("checkout");
  return (
    <Notice tone="error" announce="alert">
      <p>{text}</p>
      <Button variant="outline" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </Notice>
  );
}
