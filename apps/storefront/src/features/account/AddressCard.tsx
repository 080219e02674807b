import { type CustomerAddress, isShopError } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { AddressBlock } from "../../shared/AddressBlock.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { useAddressBook } from "./accountQueries.ts";
import { RemoveAddress } from "./RemoveAddress.tsx";

export function AddressCard({ address }: { address: CustomerAddress }): ReactElement {
  const t = useTexts("account");
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { setDefault } = useAddressBook();
  const [busy, setBusy] = useState(false);
  const name = address.label || `${address.street}, ${address.city}`;

  async function makeDefault(): Promise<void> {
    setBusy(true);
    try {
      await setDefault(address.id);
      showToast({ tone: "ok", text: t("addresses.madeDefault") });
    } catch (error) {
      if (!isShopError(error)) throw error;
      showToast({ tone: "error", text: t("addresses.saveFailed") });
    }
    setBusy(false);
  }

  return (
    <li className="lh-addresscard">
      <div className="lh-addresscard-head">
        {address.label !== "" && <h2>{address.label}</h2>}
        {address.isDefault && <span className="lh-status">{t("addresses.default")}</span>}
      </div>
      <AddressBlock
        address={address}
        country={config.countries.find(({ id }) => id === address.countryId)?.title ?? ""}
      />
      <div className="lh-addresscard-actions">
        <ShopLink
          {...buttonProps({ variant: "quiet" })}
          to={`/account/addresses?edit=${address.id}`}
          aria-label={t("addresses.editOne", { address: name })}
        >
          {t("addresses.change")}
        </ShopLink>
        {!address.isDefault && (
          <>
            <Button
              variant="quiet"
              busy={busy}
              aria-label={t("addresses.setDefaultOne", { address: name })}
              onClick={() => void makeDefault()}
            >
              {t("addresses.setDefault")}
            </Button>
            <RemoveAddress address={address} name={name} />
          </>
        )}
      </div>
    </li>
  );
}
