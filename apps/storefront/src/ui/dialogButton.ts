import type { MouseEvent } from "react";

/** Attributes of a button that opens a dialog. Browsers with invoker commands open it before hydration. */
export const dialogButtonProps = (id: string) => ({
  command: "show-modal",
  commandfor: id,
  onClick({ currentTarget }: MouseEvent): void {
    if ("commandForElement" in currentTarget) return;
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  },
});
