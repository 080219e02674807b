"use client";

import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { className } from "./className.js";
import { Glyph } from "./Glyph.js";
import { ToastRegion } from "./Toaster.js";

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Target of a button with `command="show-modal" commandfor={id}`, which works before hydration. */
  id?: string;
  /** Without it, only such a button opens the dialog. */
  open?: boolean;
  /** Called after the dialog closes, for any reason. */
  onClose?: () => void;
  title: ReactNode;
  /** Accessible name of the close button: "Schließen". */
  closeLabel: string;
  /** "modal": centered; "start", "end", "bottom": a sheet at that edge. */
  placement?: "modal" | "start" | "end" | "bottom";
  /** Sticky below the content: "128 Produkte anzeigen". */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Native modal dialog. Esc, a click on the backdrop and the × button close it; focus returns to the opener and the page
 * behind does not scroll. Toasts stay reachable inside the dialog.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { id, open, onClose, title, closeLabel, placement = "modal", footer, children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (open === true && dialog.current?.open === false) dialog.current.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);
  return (
    // The click handler closes from the backdrop; the keyboard equivalent is the native Esc.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={className("sh-dialog", props.className)}
      data-placement={placement}
      id={id}
      ref={dialog}
      closedby="any"
      onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.newState === "open")}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose?.()}
      // For browsers without `closedby`. The box fills the dialog: a click on the dialog itself hits the backdrop.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && !Reflect.has(currentTarget, "closedBy")) currentTarget.close();
      }}
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
      {isOpen && <ToastRegion />}
    </dialog>
  );
}
