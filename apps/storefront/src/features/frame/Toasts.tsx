import { Toaster, useShopEvent, useStore } from "@shop/react";
import { type ReactElement, type ReactNode, useEffect } from "react";
import type { CartRejection } from "@shop/core";
import { dismissToast, NO_TOASTS, pauseToasts, resumeToasts, showToast, toastStore } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function Toasts({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  const core = useTexts("core");
  // The server snapshot has a stable reference: a change while hydrating would update parts that are not hydrated yet.
  const toasts = useStore(toastStore, NO_TOASTS);
  const showError = (text: string): void => showToast({ tone: "error", text });
  useShopEvent("cart:rejected", (rejection) => {
    const count = rejection.availableStock ?? 0;
    const messages = rejectionMessageKeys(rejection).map((key) => core(key, { count }));
    showError(messages.join(". "));
  });
  useShopEvent("cart:queued", () => showError(core("cart.waiting")));
  useShopEvent("cart:dropped", ({ reason }) => showError(core(reason === "reset" ? "cart.lost" : "cart.expired")));
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

/** Returns i18n keys for a rejected mutation: the failure, then the advice. Source: specification 8. */
export function rejectionMessageKeys({ code, mutation, availableStock }: CartRejection) {
  if (code === "OUT_OF_STOCK" && availableStock !== undefined && availableStock > 0) return ["cart.stock"] as const;
  const removes = mutation.kind === "clear" || (mutation.kind === "setQuantity" && mutation.quantity <= 0);
  const failureKey = mutation.kind === "add" ? "addFailed" : removes ? "removeFailed" : "updateFailed";
  return [`cart.${failureKey}`, `cart.advice.${adviceKey(code, mutation.kind)}`] as const;
}

function adviceKey(code: string, kind: CartRejection["mutation"]["kind"]) {
  if (code === "OUT_OF_STOCK") return "soldOut";
  if (code !== "CART_REJECTED") return "retry";
  return kind === "add" ? "gone" : "check";
}
