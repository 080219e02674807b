import { createFormSchema, isShopError } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { saveFile } from "../../shared/saveFile.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { showToast } from "../../shared/toasts.ts";
import { focusOnMount } from "../../ui/focus.ts";
import { AccountField } from "./AccountField.tsx";
import { AccountQueryView, useCustomer } from "./accountQueries.tsx";
import { CurrentPasswordField, HiddenUsername } from "./passwordFields.tsx";

const validateRequired = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
const passwordOnly = createFormSchema((form) => ({ password: form.secret("password", validateRequired) }));
const passwordAndCode = createFormSchema((form) => ({
  password: form.secret("password", validateRequired),
  code: form.text("code"),
}));

/** A copy of the customer's data, and the deletion of the account. Source: GDPR, Art. 15, 17 and 20. */
export function DataScreen(): ReactElement {
  const t = useTexts("account");
  // A new key clears the password after a download.
  const [formKey, setFormKey] = useState(0);
  return (
    <>
      <h1>{t("dataPage.title")}</h1>
      <section className="lh-panel lh-stack" aria-labelledby="export">
        <h2 id="export">{t("dataPage.exportTitle")}</h2>
        <p>{t("dataPage.exportText")}</p>
        <ExportForm key={formKey} onSaved={() => setFormKey(formKey + 1)} />
      </section>
      <section className="lh-panel lh-stack" aria-labelledby="erase">
        <h2 id="erase">{t("dataPage.eraseTitle")}</h2>
        <AccountQueryView query={useCustomer()} rows={2}>
          {({ email, hasTwoFactor }) => <EraseForm email={email} hasTwoFactor={hasTwoFactor} />}
        </AccountQueryView>
      </section>
    </>
  );
}

function ExportForm({ onSaved }: { onSaved: () => void }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const { customer } = useSession();
  const form = useShopForm({
    name: "export",
    schema: passwordOnly,
    submit: async ({ password }) => {
      const data = JSON.stringify(await account.exportData(password), undefined, 2);
      saveFile(new Blob([data], { type: "application/json" }), `${t("dataPage.file")}.json`);
      showToast({ tone: "ok", text: t("dataPage.exported") });
      onSaved();
    },
  });
  return (
    <FormView form={form} submitLabel={t("dataPage.exportSubmit")}>
      <HiddenUsername email={customer?.email ?? ""} />
      <CurrentPasswordField />
    </FormView>
  );
}

function EraseForm({ email, hasTwoFactor }: { email: string; hasTwoFactor: boolean }): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const [state, setState] = useState<"open" | "sent" | "blocked">("open");
  const form = useShopForm({
    name: "erase",
    schema: hasTwoFactor ? passwordAndCode : passwordOnly,
    submit: async ({ password, code }: { password: string; code?: string }) => {
      try {
        await account.requestErasure(password, code);
        setState("sent");
      } catch (error) {
        if (!isErasureBlocked(error)) throw error;
        setState("blocked");
      }
    },
  });
  if (state === "sent") {
    return (
      <div className="lh-stack" tabIndex={-1} ref={focusOnMount}>
        <h3>{t("dataPage.sent")}</h3>
        <p>{t("dataPage.sentText")}</p>
      </div>
    );
  }
  if (state === "blocked") {
    return (
      <div className="lh-stack" tabIndex={-1} ref={focusOnMount}>
        <p>{t("dataPage.blocked")}</p>
        <ShopLink to="/account/orders">{t("dataPage.toOrders")}</ShopLink>
      </div>
    );
  }
  return (
    <>
      <p>{t("dataPage.eraseText")}</p>
      <FormView form={form} submitLabel={t("dataPage.eraseSubmit")}>
        <HiddenUsername email={email} />
        <CurrentPasswordField />
        {hasTwoFactor && <AccountField name="code" hint={t("codeHint")} />}
      </FormView>
    </>
  );
}

/** Whether an open order or a running withdrawal delays the deletion. */
export const isErasureBlocked = (error: unknown): boolean =>
  isShopError(error) && error.details["reason"] === "ERASURE_BLOCKED";
