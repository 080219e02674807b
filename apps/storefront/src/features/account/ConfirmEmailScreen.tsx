import { createFormSchema } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { MailLinkPage } from "./MailLinkPage.tsx";

/** Confirms a new email address. */
export function ConfirmEmailScreen(): ReactElement {
  const t = useTexts("account");
  const { account, session } = useShop();
  const { status } = useSession();
  return (
    <MailLinkPage
      name="confirmEmail"
      path="/confirm-email"
      text={t("confirmEmail.text")}
      schema={(token) => createFormSchema(() => token)}
      submit={async (token) => {
        await account.confirmEmail(token);
        // The backend has ended all sessions: sign out here too.
        if (status === "customer") session.signOut();
      }}
      retry={{ to: "/account/details", label: t("details.title") }}
    />
  );
}
