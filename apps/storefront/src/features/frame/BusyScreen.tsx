import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { RetryNotice } from "./RetryNotice.tsx";

/**
 * Screen for a rate-limited request: reloads the route after the delay. Clears no storage.
 *
 * @param seconds Delay until the retry.
 */
export function BusyScreen({ seconds }: { seconds: number }): ReactElement {
  const t = useTexts("frame");
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => void router.invalidate(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [router, seconds]);
  return <RetryNotice title={t("busy.title")} reason={t("busy.reason", { seconds })} />;
}
