import { type CustomerAddress, isShopError } from "@shop/core";
import { Dialog } from "@shop/react";
import { type ReactElement, useState } from "react";
import { toast } from "../../app/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { useAddressBook } from "./accountData.ts";

/** Asks for confirmation before it deletes. Source: specification 5. */
export function RemoveAddress({ address, name }: { address: CustomerAddress; name: string }): ReactElement {
  const t = useTexts("account");
  const { remove } = useAddressBook();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);

  async function removeIt(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await remove(address.id);
      toast({ text: t("addresses.removed") });
      // The card unmounts with its button: focus moves to the page content.
      document.getElementById("main")?.focus();
    } catch (error) {
      if (!isShopError(error)) throw error;
      const text = error.code === "ADDRESS_IS_DEFAULT" ? t("addresses.isDefault") : t("addresses.removeFailed");
      toast({ tone: "error", text });
      setAsks(false);
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="quiet" aria-label={t("addresses.removeOne", { address: name })} onClick={() => setAsks(true)}>
        {t("addresses.remove")}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
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
            <Button variant="outline" onClick={() => setAsks(false)}>
              {t("addresses.keep")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
