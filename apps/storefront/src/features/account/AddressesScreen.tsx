import { addressSchema, type CustomerAddress } from "@shop/core";
import { addressesQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import { AddressBlock } from "../../shared/AddressBlock.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { ConfirmDialog } from "../../shared/ConfirmDialog.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { useAction } from "../../shared/useAction.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountQueryView, useCustomerQuery } from "./accountQueries.tsx";
import { CompanyField, isPerson, TitleField } from "./companyFields.tsx";

const ADDRESSES = "/account/addresses";

/** Address book. The URL names the edited address, so that the browser's back button leaves the form. */
export function AddressesScreen(): ReactElement {
  const t = useTexts("account");
  const addresses = useCustomerQuery(addressesQuery(useShop()));
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  const title = edit === undefined ? t("addresses.title") : edit === "new" ? t("addresses.add") : t("addresses.edit");
  return (
    <>
      <h1 id="addresses">{title}</h1>
      <AccountQueryView query={addresses}>
        {(all) => {
          const edited = all.find(({ id }) => id === edit);
          if (edited !== undefined || edit === "new") return <AddressForm address={edited} />;
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
  const add = <ButtonLink variant="outline" to={`${ADDRESSES}?edit=new`} label={t("addresses.add")} />;
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

function useRefetchAddresses(): () => Promise<void> {
  const shop = useShop();
  const cache = useQueryClient();
  return async () => cache.invalidateQueries({ queryKey: addressesQuery(shop).queryKey });
}

function AddressCard({ address }: { address: CustomerAddress }): ReactElement {
  const t = useTexts("account");
  const config = useLocaleConfig();
  const { account } = useShop();
  const refetch = useRefetchAddresses();
  const name = address.label || `${address.street}, ${address.city}`;
  const { busy, run: makeDefault } = useAction(
    async () => {
      await account.setDefaultAddress(address.id);
      await refetch();
      showToast({ tone: "ok", text: t("addresses.madeDefault") });
    },
    () => t("addresses.saveFailed"),
  );

  return (
    <li className="lh-addresscard">
      <div className="lh-addresscard-head">
        {address.label !== "" && <h2>{address.label}</h2>}
        {address.isDefault && <span className="lh-status">{t("addresses.default")}</span>}
      </div>
      <AddressBlock address={address} country={countryTitle(config, address.countryId)} />
      <div className="lh-addresscard-actions">
        <ShopLink
          {...buttonProps({ variant: "quiet" })}
          to={`${ADDRESSES}?edit=${address.id}`}
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
              onClick={makeDefault}
            >
              {t("addresses.setDefault")}
            </Button>
            <RemoveAddress id={address.id} name={name} />
          </>
        )}
      </div>
    </li>
  );
}

/** Asks for confirmation before it deletes. Source: specification 5. */
function RemoveAddress({ id, name }: { id: number; name: string }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const refetch = useRefetchAddresses();
  const [isConfirming, setConfirming] = useState(false);
  const { busy, run } = useAction(
    async () => {
      await account.deleteAddress(id);
      await refetch();
      showToast({ text: t("addresses.removed") });
      // The card unmounts with its button: focus moves to the page content.
      document.getElementById("main")?.focus();
    },
    ({ code }) => {
      setConfirming(false);
      return t(code === "ADDRESS_IS_DEFAULT" ? "addresses.isDefault" : "addresses.removeFailed");
    },
  );
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t("addresses.removeOne", { address: name })}
        onClick={() => setConfirming(true)}
      >
        {t("addresses.remove")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t("addresses.removeTitle")}
        closeLabel={t("addresses.close")}
        confirmLabel={t("addresses.remove")}
        cancelLabel={t("addresses.keep")}
        onConfirm={run}
        busy={busy}
        danger
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t("addresses.removeText")}</p>
      </ConfirmDialog>
    </>
  );
}

/** @param address undefined for a new one */
function AddressForm({ address }: { address: CustomerAddress | undefined }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const navigate = useNavigate();
  const refetch = useRefetchAddresses();
  const form = useShopForm({
    name: "address",
    schema: addressSchema(useLocaleConfig()),
    submit: async (input) => {
      const entry = { ...input, company: isPerson(input.titleId) ? "" : input.company };
      if (address === undefined) await account.addAddress(entry, crypto.randomUUID());
      else await account.updateAddress(address.id, entry);
      await refetch();
      showToast({ tone: "ok", text: t("addresses.saved") });
      await navigate({ href: ADDRESSES });
    },
  });
  return (
    <FormView
      className="lh-titled"
      form={form}
      submitLabel={t("addresses.save")}
      actions={<ShopLink to={ADDRESSES}>{t("addresses.cancel")}</ShopLink>}
    >
      <Field
        {...form.field("label")}
        label={t("addresses.label")}
        hint={t("addresses.labelHint")}
        defaultValue={address?.label ?? ""}
        autoComplete="off"
        maxLength={100}
        required
      />
      <TitleField form={form} value={address?.titleId} />
      <CompanyField form={form} value={address?.company} />
      <PersonFields form={form} values={address} />
      <AddressFields form={form} values={address} />
      <input type="hidden" name="mobilePhone" value={address?.mobilePhone ?? ""} />
      {address?.isDefault === true ? (
        <input type="hidden" name="isDefault" value="1" />
      ) : (
        <CheckboxField id="address-default" name="isDefault" label={t("addresses.asDefault")} />
      )}
    </FormView>
  );
}
