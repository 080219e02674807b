import type { MouseEvent } from "react";

/** Attributes of a button that opens a dialog. Browsers with invoker commands open it before hydration. */
export const dialogButtonProps = (id: string) => ({
  command: "show-modal",
  commandfor: id,
  onClick({ currentTarget }: MouseEvent<HTMLElement>): void {
    if ("commandForElement" in currentTarget) return;
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    dialog.showModal();
    // WebKit 2.50 loses the focus that it returns when the dialog is closed soon after it was opened.
    const restoreFocus = (): void => void (document.activeElement === document.body && currentTarget.focus());
    dialog.addEventListener("close", restoreFocus, { once: true });
  },
});
