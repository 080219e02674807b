"use client";

import { createContext, type ReactElement, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../useStore.js";
import { Glyph } from "./Glyph.js";
import { requireProps } from "./requireProps.js";

/** Short, non-blocking message. */
export interface ToastItem {
  id: string;
  tone: "neutral" | "ok" | "info" | "error";
  content: ReactNode;
  /** Button of the toast: "Rückgängig". */
  action?: { label: string; run: () => void } | undefined;
}

/** Props of {@link Toaster}. */
export interface ToasterProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** Called when a pointer or the focus enters the toasts: pause their timers. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  labels: { region: string; dismiss: string };
}

/** Without a {@link Toaster} there are no props. */
const ToasterContext = createContext(createToasterStore(undefined));

/**
 * Displays toasts above its children: top right above 767 px, otherwise top centre. An open `Dialog` makes the page
 * inert, so it renders the toasts itself.
 */
export function Toaster({ children, ...props }: ToasterProps & { children: ReactNode }): ReactElement {
  requireProps("Toaster", { toasts: props.toasts, labels: props.labels });
  const [store] = useState(() => createToasterStore(props));
  useLayoutEffect(() => store.set(props));
  return (
    // Stable context value: a changed value would make React discard server HTML that is not hydrated yet.
    <ToasterContext value={store}>
      {children}
      <ToastRegion />
    </ToasterContext>
  );
}

/** Container of the toasts. Place one in every modal dialog that is not a `Dialog`. */
export function ToastRegion(): ReactElement | null {
  const store = useContext(ToasterContext);
  const props = useStore(store, store.getSnapshot());
  const focusedBefore = useRef<HTMLElement>(null);
  if (props === undefined) return null;
  const { toasts, onDismiss, onPause, onResume, labels } = props;
  return (
    // The handlers pause the timers while a toast is being read, and return the focus of a toast that closes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <section
      className="sh-toaster"
      popover="manual"
      aria-label={labels.region}
      ref={toasts.length > 0 ? bringToFront : openRegion}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget;
        onPause?.();
      }}
      onBlur={onResume}
      onClick={({ currentTarget }) => {
        // Only for the keyboard: a touch must not open the keyboard of a text field.
        if (currentTarget.querySelector("button:focus-visible") !== null)
          focusedBefore.current?.focus({ preventScroll: true });
      }}
    >
      {/* Always rendered: screen readers do not announce a live region that is inserted together with its text. */}
      <div className="sh-toaster-list" role="status" aria-atomic="false">
        {toasts.map(({ id, tone, content, action }) => (
          <div className="sh-toast" data-tone={tone} key={id}>
            <Glyph name={tone === "ok" ? "check" : "info"} />
            <div className="sh-toast-content">{content}</div>
            {action !== undefined && (
              <button type="button" className="sh-toast-action" onClick={action.run}>
                {action.label}
              </button>
            )}
            <button type="button" className="sh-iconbutton" aria-label={labels.dismiss} onClick={() => onDismiss(id)}>
              <Glyph name="close" />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}

function createToasterStore(props: ToasterProps | undefined) {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => props,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: ToasterProps) {
      props = next;
      for (const listener of listeners) listener();
    },
  };
}

function openRegion(region: HTMLElement | null): void {
  if (region !== null && !region.matches(":popover-open")) region.showPopover();
}

/** Reopens the region so that it is above popovers opened later. */
function bringToFront(region: HTMLElement | null): void {
  if (region !== null && document.querySelector(":popover-open:not(.sh-toaster)") !== null) region.hidePopover();
  openRegion(region);
}
