import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Patience } from "./Patience.tsx";

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
  return <Patience title={t("busy.title")} reason={t("busy.reason", { seconds })} />;
}
