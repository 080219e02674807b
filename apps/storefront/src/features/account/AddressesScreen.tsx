import type { CustomerAddress } from "@shop/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useAddresses } from "./accountQueries.ts";
import { AccountQueryView } from "./AccountQueryView.tsx";
import { AddressCard } from "./AddressCard.tsx";
import { AddressForm } from "./AddressForm.tsx";

const ADDRESSES = "/account/addresses";

/** Address book. The URL names the edited address, so that the browser's back button leaves the form. */
export function AddressesScreen(): ReactElement {
  const t = useTexts("account");
  const addresses = useAddresses();
  const navigate = useNavigate();
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  const toList = (): void => void navigate({ href: ADDRESSES });
  const title = edit === undefined ? t("addresses.title") : edit === "new" ? t("addresses.add") : t("addresses.edit");
  return (
    <>
      <h1 id="addresses">{title}</h1>
      <AccountQueryView query={addresses}>
        {(all) => {
          if (edit === "new") return <AddressForm onDone={toList} />;
          const edited = all.find(({ id }) => id === edit);
          if (edited !== undefined) return <AddressForm address={edited} onDone={toList} />;
          return (
            <>
              {edit !== undefined && (
                <Notice tone="warn">
                  <p>{t("addresses.gone")}</p>
                </Notice>
              )}
              <AddressList addresses={all} />
            </>
          );
        }}
      </AccountQueryView>
    </>
  );
}

function AddressList({ addresses }: { addresses: readonly CustomerAddress[] }): ReactElement {
  const t = useTexts("account");
  const add = (
    <ShopLink {...buttonProps({ variant: "outline" })} to={`${ADDRESSES}?edit=new`}>
      {t("addresses.add")}
    </ShopLink>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState icon="map-pin" title={t("addresses.none")} action={add}>
        <p>{t("addresses.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="lh-addresses" role="list">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
      <p>{add}</p>
    </>
  );
}
