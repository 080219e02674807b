import { createFormSchema } from "@shop/core";
import { useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { showToast } from "../../shared/toasts.ts";

const noFields = createFormSchema(() => ({}));

/** Ends the customer's other sessions. Source: ASVS 5.0, 7.4.3. */
export function OtherDevices(): ReactElement {
  const t = useTexts("account");
  const { account } = useShop();
  const form = useShopForm({
    name: "devices",
    schema: noFields,
    submit: async () => {
      await account.endOtherSessions();
      showToast({ tone: "ok", text: t("devices.done") });
    },
  });
  return (
    <section className="lh-panel lh-stack" aria-labelledby="devices">
      <h2 id="devices">{t("devices.title")}</h2>
      <FormView form={form} submitLabel={t("devices.submit")}>
        <p>{t("devices.text")}</p>
      </FormView>
    </section>
  );
}
