import { isShopError, type ShopError } from "@shop/core";
import { Dialog, type DialogProps } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Button, type ButtonStyle } from "../ui/Button.tsx";
import { focusMain } from "../ui/focus.ts";
import { showToast } from "./toasts.ts";

interface ActionButtonProps extends Pick<ButtonStyle, "variant" | "size"> {
  label: string;
  /** Accessible name that also tells the item. */
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  action: () => Promise<void>;
  /** Text of a toast. Required for an action that can fail. */
  failureText?: (error: ShopError) => string;
}

/** Button that is busy until its action ends. */
export function ActionButton({ label, action, failureText, ...button }: ActionButtonProps): ReactElement {
  const { busy, run } = useAction(action, failureText);
  return (
    <Button {...button} busy={busy} onClick={run}>
      {label}
    </Button>
  );
}

type ConfirmButtonProps = ActionButtonProps & Omit<ConfirmDialogProps, "open" | "onClose" | "onConfirm" | "busy">;

/** Button that asks before its action. The dialog stays open until the action has ended. */
export function ConfirmButton(props: ConfirmButtonProps): ReactElement {
  const { variant, size, label, "aria-label": ariaLabel, action, failureText, ...dialog } = props;
  const [isConfirming, setConfirming] = useState(false);
  const close = (): void => setConfirming(false);
  const { busy, run } = useAction(() => action().finally(close), failureText);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={ariaLabel}
        aria-haspopup="dialog"
        ref={keepFocusOnUnmount}
        onClick={() => setConfirming(true)}
      >
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isConfirming} onClose={close} onConfirm={run} busy={busy} />
    </>
  );
}

/** The focus returns to the button when its dialog closes, and the action may then remove the button. */
const keepFocusOnUnmount = (button: HTMLElement | null) => () => {
  if (button?.matches(":focus")) focusMain();
};

function useAction(action: () => Promise<void>, failureText: ActionButtonProps["failureText"]) {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (!isShopError(error) || failureText === undefined) throw error;
      showToast({ tone: "error", text: failureText(error) });
    } finally {
      setBusy(false);
    }
  }
  return { busy, run: () => void run() };
}

interface ConfirmDialogProps extends Required<Pick<DialogProps, "open" | "onClose" | "title" | "children">> {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  /** Marks a confirmation that destroys something. */
  danger?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { confirmLabel, cancelLabel, onConfirm, busy = false, danger = false, ...dialog } = props;
  const t = useTexts("shared");
  return (
    <Dialog
      {...dialog}
      closeLabel={t("close")}
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
