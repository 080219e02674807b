import { Toaster, useStore } from "@shop/react";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { dismissToast, NO_TOASTS, pauseToasts, resumeToasts, toastStore } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function Toasts({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  // The server snapshot has a stable reference: a change while hydrating would update parts that are not hydrated yet.
  const toasts = useStore(toastStore, NO_TOASTS);
  useToastKey();
  return (
    <Toaster
      toasts={toasts}
      onDismiss={dismissToast}
      onPause={pauseToasts}
      onResume={resumeToasts}
      labels={{ region: t("toasts", { key: TOAST_KEY }), dismiss: t("dismissToast") }}
    >
      {children}
    </Toaster>
  );
}

/** Moves the focus to the latest message, whose action may be far away in the tab order. */
const TOAST_KEY = "F8";

function useToastKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const button = document.querySelector<HTMLElement>(".sh-toast:last-child button");
      if (event.key !== TOAST_KEY || button === null) return;
      event.preventDefault();
      button.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
