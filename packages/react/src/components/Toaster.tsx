import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { Glyph } from "./Glyph.js";

/** A short message that does not stop the shopper. */
export interface ToastItem {
  id: string;
  tone: "neutral" | "ok" | "info" | "error";
  content: ReactNode;
  /** "Rückgängig" */
  action?: { label: string; run: () => void } | undefined;
}

/** What {@link Toaster} takes. */
export interface ToasterProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** A pointer or the focus is on the messages: their time stands still. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  labels: { region: string; dismiss: string };
}

/** What there is to show, for the places that show it. */
interface Toasts {
  get: () => ToasterProps;
  subscribe: (listener: () => void) => () => void;
}

const ToasterContext = createContext<Toasts | undefined>(undefined);

/**
 * Shows messages over everything inside it: top right above 767 px, else top centre. An open `Dialog` makes the page behind
 * it inert, so it shows them itself as long as it is open.
 */
export function Toaster({ children, ...props }: ToasterProps & { children: ReactNode }): ReactElement {
  const [shown] = useState(() => createShown(props));
  useLayoutEffect(() => shown.set(props));
  return (
    // The same value for good: another one would be a change to parts of the page that are not alive yet, and take them away.
    <ToasterContext value={shown}>
      {children}
      <ToastRegion />
    </ToasterContext>
  );
}

/** The place of the messages; put one into any modal dialog that is not a `Dialog`. */
export function ToastRegion(): ReactElement | null {
  const shown = useContext(ToasterContext);
  return shown === undefined ? null : <Region {...shown} />;
}

function Region({ get, subscribe }: Toasts): ReactElement {
  const { toasts, onDismiss, onPause, onResume, labels } = useSyncExternalStore(subscribe, get, get);
  return (
    // Nothing is operated by these: time stands still while somebody reads.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="sh-toaster"
      popover="manual"
      aria-label={labels.region}
      ref={toasts.length > 0 ? raise : show}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      {/* Always there: a region that comes together with its text is not announced. */}
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

function createShown(first: ToasterProps): Toasts & { set: (next: ToasterProps) => void } {
  let props = first;
  const listeners = new Set<() => void>();
  return {
    get: () => props,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      props = next;
      for (const listener of listeners) listener();
    },
  };
}

function show(region: HTMLElement | null): void {
  if (region !== null && !region.matches(":popover-open")) region.showPopover();
}

/** Above a popover that was opened since. */
function raise(region: HTMLElement | null): void {
  if (region !== null && document.querySelector(":popover-open:not(.sh-toaster)") !== null) region.hidePopover();
  show(region);
}
