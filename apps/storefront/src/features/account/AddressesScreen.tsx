import { addressSchema, type CustomerAddress, isShopError } from "@shop/core";
import { addressesQuery } from "@shop/core/query";
import { MAX_LENGTHS } from "@shop/core/wire";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ActionButton, ConfirmButton } from "../../shared/ActionButton.tsx";
import { AddressFields, PersonFields } from "../../shared/address/AddressFields.tsx";
import { AddressBlock } from "../../shared/AddressBlock.tsx";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { writeOnce } from "../../shared/writeOnce.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Field } from "../../ui/Field.tsx";
import { focusMain } from "../../ui/focus.ts";
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
              {edit !== undefined && <Notice tone="warn" text={t("addresses.gone")} />}
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
  if (addresses.length === 0)
    return <EmptyState icon="map-pin" title={t("addresses.none")} text={t("addresses.noneText")} action={add} />;
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

function useReportChange(): (toast: Parameters<typeof showToast>[0]) => Promise<void> {
  const shop = useShop();
  const cache = useQueryClient();
  return async (toast) => {
    await cache.invalidateQueries({ queryKey: addressesQuery(shop).queryKey });
    showToast(toast);
  };
}

function AddressCard({ address }: { address: CustomerAddress }): ReactElement {
  const t = useTexts("account");
  const config = useLocaleConfig();
  const { account } = useShop();
  const reportChange = useReportChange();
  const { id, label } = address;
  const name = label || `${address.street}, ${address.city}`;

  async function makeDefault(): Promise<void> {
    await account.setDefaultAddress(id);
    await reportChange({ tone: "ok", text: t("addresses.madeDefault") });
  }

  async function remove(): Promise<void> {
    await account.deleteAddress(id);
    await reportChange({ text: t("addresses.removed") });
    // The card unmounts with its button.
    focusMain();
  }

  return (
    <li className="lh-addresscard">
      <div className="lh-addresscard-head">
        {label !== "" && <h2>{label}</h2>}
        {address.isDefault && <span className="lh-status">{t("addresses.default")}</span>}
      </div>
      <AddressBlock address={address} country={countryTitle(config, address.countryId)} />
      <div className="lh-addresscard-actions">
        <ShopLink
          {...buttonProps({ variant: "quiet" })}
          to={`${ADDRESSES}?edit=${id}`}
          aria-label={t("addresses.editOne", { address: name })}
        >
          {t("addresses.change")}
        </ShopLink>
        {!address.isDefault && (
          <>
            <ActionButton
              variant="quiet"
              label={t("addresses.setDefault")}
              aria-label={t("addresses.setDefaultOne", { address: name })}
              action={makeDefault}
              failureText={() => t("addresses.saveFailed")}
            />
            <ConfirmButton
              variant="quiet"
              label={t("addresses.remove")}
              aria-label={t("addresses.removeOne", { address: name })}
              title={t("addresses.removeTitle")}
              confirmLabel={t("addresses.remove")}
              cancelLabel={t("addresses.keep")}
              action={remove}
              failureText={({ code }) =>
                t(code === "ADDRESS_IS_DEFAULT" ? "addresses.isDefault" : "addresses.removeFailed")
              }
              danger
            >
              <p>
                <strong>{name}</strong>
              </p>
              <p>{t("addresses.removeText")}</p>
            </ConfirmButton>
          </>
        )}
      </div>
    </li>
  );
}

function AddressForm({ address }: { address: CustomerAddress | undefined }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const navigate = useNavigate();
  const reportChange = useReportChange();
  const form = useShopForm({
    name: "address",
    schema: addressSchema(useLocaleConfig()),
    submit: async (input) => {
      const entry = { ...input, company: isPerson(input.titleId) ? "" : input.company };
      const add = (): Promise<unknown> => writeOnce("address", entry, (key) => account.addAddress(entry, key));
      if (address === undefined) await add();
      // Deleted in another tab: what was typed is kept as a new address.
      else
        await account.updateAddress(address.id, entry).catch((error: unknown) => {
          if (!isShopError(error, "NOT_FOUND")) throw error;
          return add();
        });
      await reportChange({ tone: "ok", text: t("addresses.saved") });
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
        defaultValue={address?.label}
        autoComplete="off"
        maxLength={MAX_LENGTHS.line}
        required
      />
      <TitleField value={address?.titleId} />
      <CompanyField value={address?.company} />
      <PersonFields values={address} />
      <AddressFields values={address} />
      <input type="hidden" name="mobilePhone" value={address?.mobilePhone ?? ""} />
      {address?.isDefault === true ? (
        <input type="hidden" name="isDefault" value="1" />
      ) : (
        <CheckboxField id="address-default" name="isDefault" label={t("addresses.asDefault")} />
      )}
    </FormView>
  );
}
