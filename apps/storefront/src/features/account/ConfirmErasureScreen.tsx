import { createFormSchema } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { isErasureBlocked } from "./DataScreen.tsx";
import { MailLinkPage } from "./MailLinkPage.tsx";

/** Deletes the account of a mailed link. */
export function ConfirmErasureScreen(): ReactElement {
  const t = useTexts("account");
  const { account, session } = useShop();
  const { status } = useSession();
  const [isBlocked, setBlocked] = useState(false);
  return (
    <MailLinkPage
      name="confirmErasure"
      path="/confirm-erasure"
      text={t("confirmErasure.text")}
      schema={(token) => createFormSchema(() => token)}
      submit={async (token) => {
        setBlocked(false);
        try {
          await account.confirmErasure(token);
        } catch (error) {
          if (!isErasureBlocked(error)) throw error;
          setBlocked(true);
          return "refused";
        }
        // The backend has ended all sessions: sign out here too.
        if (status === "customer") session.signOut();
        return undefined;
      }}
      retry={{ to: "/account/data", label: t("dataPage.title") }}
      // There is no account to sign in to.
      done={{ link: { to: "/", label: t("logout.toHome") } }}
    >
      {isBlocked && (
        <div className="lh-stack" tabIndex={-1} ref={focusOnMount}>
          <p>{t("dataPage.blocked")}</p>
          <ShopLink to="/account/orders">{t("dataPage.toOrders")}</ShopLink>
        </div>
      )}
    </MailLinkPage>
  );
}
