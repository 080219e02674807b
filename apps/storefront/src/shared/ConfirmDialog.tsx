import { Dialog, type DialogProps } from "@shop/react";
import type { ReactElement } from "react";
import { Button } from "../ui/Button.tsx";

interface ConfirmDialogProps extends Required<Pick<DialogProps, "open" | "onClose" | "title" | "closeLabel">> {
  children: DialogProps["children"];
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  /** Marks a confirmation that destroys something. */
  danger?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { confirmLabel, cancelLabel, onConfirm, busy = false, danger = false, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      footer={
        <div className="lh-actions">
          <Button variant={danger ? "danger" : undefined} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="outline" onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
        </div>
      }
    />
  );
}
