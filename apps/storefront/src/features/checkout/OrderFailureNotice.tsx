import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { OrderFailure } from "./orderFailure.ts";
import { focusOnMount } from "../../ui/focus.ts";

interface OrderFailureNoticeProps {
  failure: OrderFailure;
  secondsLeft: number;
  children?: ReactNode;
}

/**
 * Why the order was rejected, and when to retry. Takes the focus: the pressed button is far below. Screen readers do
 * not announce the countdown.
 */
export function OrderFailureNotice({ failure, secondsLeft, children }: OrderFailureNoticeProps): ReactElement {
  const t = useTexts("checkout");
  return (
    <div className="lh-order-failure" tabIndex={-1} ref={focusOnMount}>
      <Notice tone="error" title={t("errors.orderFailed")} announce="alert">
        <p>{t(`failures.${failure.key}`)}</p>
        {failure.waitSeconds !== undefined && (
          <p className="lh-countdown" aria-live="off" role="timer">
            {secondsLeft > 0 ? t("failures.wait", { time: formatMinutes(secondsLeft) }) : t("failures.goOn")}
          </p>
        )}
        {children}
      </Notice>
    </div>
  );
}

/** 95 → "1:35" */
const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
