import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { OrderFailure } from "./orderFailure.ts";

/** Why the order was not taken, and when to try again. The seconds are not read aloud one by one. */
export function OrderFailureNotice({
  failure,
  secondsLeft,
}: {
  failure: OrderFailure;
  secondsLeft: number;
}): ReactElement {
  const t = useTexts("checkout");
  return (
    <Notice tone="error" title={t("errors.orderFailed")} announce="alert">
      <p>{t(`failures.${failure.key}`)}</p>
      {failure.waitSeconds !== undefined && (
        <p className="lh-countdown" aria-live="off" role="timer">
          {secondsLeft > 0 ? t("failures.wait", { time: inMinutes(secondsLeft) }) : t("failures.goOn")}
        </p>
      )}
    </Notice>
  );
}

/** 95 → "1:35" */
const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
