import { createFormSchema } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { FormPage } from "./FormPage.tsx";
import { useMailLink } from "./useMailLink.ts";

const nothing = createFormSchema(() => undefined);

/** Confirms a new email address from a mailed link. Requires a click: opening a link must not change state. */
export function ConfirmEmailScreen(): ReactElement {
  const t = useTexts("account");
  const { account, session } = useShop();
  const { status } = useSession();
  const { token, state, redeem } = useMailLink("/confirm-email");
  const form = useShopForm({
    name: "confirm-email",
    schema: nothing,
    submit: async () =>
      redeem(async () => {
        await account.confirmEmail(token);
        // The backend has ended all sessions: sign out here too.
        if (status === "customer") session.signOut();
      }),
  });
  const outcomes = {
    open: undefined,
    done: {
      icon: "circle-check",
      title: t("confirmEmail.done"),
      text: t("confirmEmail.doneText"),
      link: { to: "/login-register?tab=login", label: t("login.title") },
    },
    invalid: {
      icon: "circle-alert",
      title: t("confirmEmail.invalid"),
      text: t("confirmEmail.invalidText"),
      link: { to: "/account/details", label: t("details.title") },
    },
  } as const;
  return (
    <FormPage
      title={t("confirmEmail.title")}
      text={t("confirmEmail.text")}
      form={form}
      submitLabel={t("confirmEmail.submit")}
      outcome={outcomes[state]}
    >
      {null}
    </FormPage>
  );
}
