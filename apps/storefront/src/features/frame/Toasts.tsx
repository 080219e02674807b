import type { CartRefusal } from "@shop/core";
import { Toaster, useShopEvent } from "@shop/react";
import { type ReactElement, type ReactNode, useSyncExternalStore } from "react";
import { currentToasts, dismissToast, pauseToasts, resumeToasts, subscribeToasts, toast } from "../../app/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Short messages over the page, among them why the shop did not take a change of the cart. */
export function Toasts({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("frame");
  const core = useTexts("core");
  // The same list while hydrating: another one, though as empty, would be a change to parts that are not alive yet.
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  useShopEvent("cart:refused", (refusal) => toast({ tone: "error", text: core(...refusalText(refusal)) }));
  return (
    <Toaster
      toasts={toasts}
      onDismiss={dismissToast}
      onPause={pauseToasts}
      onResume={resumeToasts}
      labels={{ region: t("toasts"), dismiss: t("dismissToast") }}
    >
      {children}
    </Toaster>
  );
}

function refusalText({ code, action, stock }: CartRefusal): [key: string, values: { count?: number }] {
  if (code === "OUT_OF_STOCK" && stock !== undefined && stock > 0) return ["cart.stock", { count: stock }];
  if (action.intent.kind === "add") return ["cart.addFailed", {}];
  const removes = action.intent.kind === "clear" || action.intent.quantity <= 0;
  return [removes ? "cart.removeFailed" : "cart.updateFailed", {}];
}
