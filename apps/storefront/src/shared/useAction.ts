import { isShopError, type ShopError } from "@shop/core";
import { useState } from "react";
import { showToast } from "./toasts.ts";

/** Runs a call on a click: busy until it ends, and a failure is reported as a toast. */
export function useAction(
  call: () => Promise<void>,
  failureText: (error: ShopError) => string,
): { busy: boolean; run: () => void } {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      if (!isShopError(error)) throw error;
      showToast({ tone: "error", text: failureText(error) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, run: () => void run() };
}
