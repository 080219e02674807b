import { createFormSchema } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { MailLinkPage } from "./MailLinkPage.tsx";

/** Confirms the email address of an account: a new one, or the one it was registered with. */
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
        const customer = status === "customer" ? await session.reloadCustomer().catch(() => undefined) : undefined;
        await account.confirmEmail(token);
        const isSameAddress = customer?.pendingEmail.toLowerCase() === customer?.email.toLowerCase();
        // With a new address the backend has ended all sessions: sign out here too.
        if (status === "customer" && (customer === undefined || !isSameAddress)) session.signOut();
      }}
      done={
        status === "customer"
          ? { text: t("confirmEmail.signedInText"), link: { to: "/account/password", label: t("secondFactor.start") } }
          : undefined
      }
      retry={{ to: "/account/details", label: t("details.title") }}
    />
  );
}
