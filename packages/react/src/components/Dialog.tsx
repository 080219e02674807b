import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import { ToastRegion } from "./Toaster.js";

/** What {@link Dialog} takes. */
export interface DialogProps {
  /** For a button with `command="show-modal" commandfor={id}`, which works before hydration. */
  id?: string;
  /** Absent, the dialog is opened by such a button alone. */
  open?: boolean;
  /** After it closed, by whatever way. */
  onClose?: () => void;
  title: ReactNode;
  /** "Schließen" */
  closeLabel: string;
  /** "modal" in the middle, "start" and "end" a sheet at that side, "bottom" a sheet from below */
  placement?: "modal" | "start" | "end" | "bottom";
  /** stays in view below the content: "128 Produkte anzeigen" */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * The platform's modal dialog: Esc, a click beside it and the × close it, focus goes back to where it was, the page behind
 * does not scroll. Toasts stay in reach inside.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { id, open, onClose, title, closeLabel, placement = "modal", footer, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open === true && dialog.current?.open === false) dialog.current.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);
  return (
    // Esc is the key for what the click beside it does, and the platform's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={className("sh-dialog", props.className)}
      data-placement={placement}
      id={id}
      ref={dialog}
      closedby="any"
      onToggle={(event) => event.target === event.currentTarget && setShown(event.newState === "open")}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose?.()}
      onClick={closeFromBackdrop}
    >
      <div className="sh-dialog-box">
        <div className="sh-dialog-head">
          <h2 className="sh-dialog-title" id={titleId}>
            {title}
          </h2>
          <form method="dialog">
            <button className="sh-iconbutton" aria-label={closeLabel}>
              <Glyph name="close" />
            </button>
          </form>
        </div>
        <div className="sh-dialog-content">{children}</div>
        {footer !== undefined && <div className="sh-dialog-footer">{footer}</div>}
      </div>
      {shown && <ToastRegion />}
    </dialog>
  );
}

/** Where the browser does not know `closedby`. The box fills the dialog: a click on the dialog itself is one beside it. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget && !Reflect.has(event.currentTarget, "closedBy"))
    event.currentTarget.close();
}
