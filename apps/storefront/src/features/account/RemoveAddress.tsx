import { type CustomerAddress, isShopError } from "@shop/core";
import { Dialog } from "@shop/react";
import { type ReactElement, useState } from "react";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { useAddressBook } from "./accountQueries.ts";

/** Asks for confirmation before it deletes. Source: specification 5. */
export function RemoveAddress({ address, name }: { address: CustomerAddress; name: string }): ReactElement {
  const t = useTexts("account");
  const { remove } = useAddressBook();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  async function removeIt(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await remove(address.id);
      showToast({ text: t("addresses.removed") });
      // The card unmounts with its button: focus moves to the page content.
      document.getElementById("main")?.focus();
    } catch (error) {
      if (!isShopError(error)) throw error;
      const text = error.code === "ADDRESS_IS_DEFAULT" ? t("addresses.isDefault") : t("addresses.removeFailed");
      showToast({ tone: "error", text });
      setConfirming(false);
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t("addresses.removeOne", { address: name })}
        onClick={() => setConfirming(true)}
      >
        {t("addresses.remove")}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t("addresses.removeTitle")}
        closeLabel={t("addresses.close")}
      >
        <div className="lh-stack">
          <p>
            <strong>{name}</strong>
          </p>
          <p>{t("addresses.removeText")}</p>
          <div className="lh-formactions">
            <Button variant="danger" busy={busy} onClick={() => void removeIt()}>
              {t("addresses.remove")}
            </Button>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              {t("addresses.keep")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
