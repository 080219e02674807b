import type { ToastItem } from "@shop/react";
import { createValueStore } from "./createValueStore.ts";

interface ToastRequest {
  text: string;
  tone?: ToastItem["tone"];
  /** For example "Rückgängig"; using it closes the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds; the default depends on tone and action. */
  durationMs?: number;
}

const DURATION_MS = 6000;
const ERROR_DURATION_MS = 10_000;
/** For toasts with an action: keyboard users need time to reach the button. */
const ACTION_DURATION_MS = 20_000;
const MAX_TOASTS = 4;

/** Display time of a toast. Runs while it has a `stop`. */
interface ToastTimer {
  leftMs: number;
  stop?: (() => void) | undefined;
}

/** Snapshot on the server and during hydration. */
export const NO_TOASTS: readonly ToastItem[] = [];
export const toastStore = createValueStore(NO_TOASTS);

let paused = false;
let lastId = 0;
const timers = new Map<string, ToastTimer>();

/** Shows a toast. The same text and tone again restarts its timer. */
export function showToast({ text, tone = "neutral", action, durationMs }: ToastRequest): void {
  const toasts = toastStore.getSnapshot();
  const existing = toasts.find((toast) => toast.content === text && toast.tone === tone && !toast.action && !action);
  const id = existing?.id ?? `toast-${++lastId}`;
  if (existing === undefined) {
    for (const { id: oldest } of toasts.slice(0, 1 - MAX_TOASTS)) dismissToast(oldest);
    const run = (): void => {
      dismissToast(id);
      action?.run();
    };
    const toast = { id, tone, content: text, action: action && { label: action.label, run } };
    toastStore.set([...toastStore.getSnapshot(), toast]);
  }
  timers.get(id)?.stop?.();
  const timer = { leftMs: durationMs ?? durationOf(tone, action !== undefined) };
  timers.set(id, timer);
  if (!paused) start(id, timer);
}

const durationOf = (tone: ToastItem["tone"], hasAction: boolean): number =>
  hasAction ? ACTION_DURATION_MS : tone === "error" ? ERROR_DURATION_MS : DURATION_MS;

export function dismissToast(id: string): void {
  timers.get(id)?.stop?.();
  timers.delete(id);
  const others = toastStore.getSnapshot().filter((toast) => toast.id !== id);
  toastStore.set(others);
  // The element with pointer or focus is removed and fires no leave event.
  if (others.length === 0) paused = false;
}

/** Pauses the timers while pointer or focus is on a toast. */
export function pauseToasts(): void {
  paused = true;
  for (const { stop } of timers.values()) stop?.();
}

export function resumeToasts(): void {
  paused = false;
  for (const [id, timer] of timers) start(id, timer);
}

function start(id: string, timer: ToastTimer): void {
  if (timer.stop !== undefined) return;
  const startedAt = Date.now();
  const timeout = setTimeout(() => dismissToast(id), timer.leftMs);
  timer.stop = () => {
    clearTimeout(timeout);
    timer.leftMs = Math.max(1000, timer.leftMs - (Date.now() - startedAt));
    timer.stop = undefined;
  };
}
