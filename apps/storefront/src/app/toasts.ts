import type { ToastItem } from "@shop/react";

export interface ToastRequest {
  text: string;
  tone?: ToastItem["tone"];
  /** For example "Rückgängig"; using it closes the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds; the default depends on tone and action. */
  shownMs?: number;
}

const SHOWN_MS = 6000;
const SHOWN_LONG_MS = 10_000;
/** For toasts with an action: keyboard users need time to reach the button. */
const SHOWN_ACTION_MS = 20_000;
const AT_ONCE = 4;

interface Running {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  leftMs: number;
}

const NONE: readonly ToastItem[] = [];
let toasts = NONE;
let paused = false;
let lastId = 0;
const running = new Map<string, Running>();
const listeners = new Set<() => void>();

/** Shows a toast. The same text and tone again restarts its timer. */
export function toast({ text, tone = "neutral", action, shownMs }: ToastRequest): void {
  const same = toasts.find((shown) => shown.content === text && shown.tone === tone && !shown.action && !action);
  const id = same?.id ?? `toast-${++lastId}`;
  const run = action && (() => (dismissToast(id), action.run()));
  const shown: ToastItem = { id, tone, content: text, action: action && run && { label: action.label, run } };
  for (const { id: oldest } of toasts.slice(0, Math.max(0, toasts.length + 1 - AT_ONCE)))
    if (!same) dismissToast(oldest);
  if (!same) change([...toasts, shown]);
  stop(id);
  running.set(id, { timer: undefined, startedAt: 0, leftMs: shownMs ?? lifeOf(tone, action !== undefined) });
  if (!paused) start(id);
}

const lifeOf = (tone: ToastItem["tone"], hasAction: boolean): number =>
  hasAction ? SHOWN_ACTION_MS : tone === "error" ? SHOWN_LONG_MS : SHOWN_MS;

export function dismissToast(id: string): void {
  stop(id);
  running.delete(id);
  change(toasts.filter((shown) => shown.id !== id));
  // The element with pointer or focus is removed and fires no leave event.
  if (toasts.length === 0) paused = false;
}

/** Pauses the timers while pointer or focus is on a toast. */
export function pauseToasts(): void {
  paused = true;
  for (const id of running.keys()) stop(id);
}

export function resumeToasts(): void {
  paused = false;
  for (const id of running.keys()) start(id);
}

export const currentToasts = (): readonly ToastItem[] => toasts;

/** Snapshot on the server and during hydration. */
export const noToasts = (): readonly ToastItem[] => NONE;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function start(id: string): void {
  const run = running.get(id);
  if (run === undefined || run.timer !== undefined) return;
  run.startedAt = Date.now();
  run.timer = setTimeout(() => dismissToast(id), run.leftMs);
}

function stop(id: string): void {
  const run = running.get(id);
  if (run?.timer === undefined) return;
  clearTimeout(run.timer);
  run.timer = undefined;
  run.leftMs = Math.max(1000, run.leftMs - (Date.now() - run.startedAt));
}

function change(next: readonly ToastItem[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
