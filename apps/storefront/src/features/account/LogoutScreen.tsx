import { useSession, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** Asks for confirmation: opening a URL must not change state. Source: legal-security C1. */
export function LogoutScreen(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const { initialized, status } = useSession();
  if (!initialized) {
    return (
      <div className="lh-page" aria-busy>
        <h1>{t("logout.title")}</h1>
        <noscript>{t("noScript")}</noscript>
        <p role="status">{t("loading")}</p>
      </div>
    );
  }
  if (status === "guest") {
    return (
      <div className="lh-page" role="status">
        <EmptyState
          icon="log-out"
          headingLevel={1}
          title={t("logout.done")}
          action={
            <div className="lh-actions">
              <ShopLink {...buttonProps()} to="/">
                {t("logout.toHome")}
              </ShopLink>
              <ShopLink to="/login-register?tab=login">{t("logout.loginAgain")}</ShopLink>
            </div>
          }
        >
          <p>{t("logout.doneText")}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="lh-page">
      <EmptyState
        icon="log-out"
        headingLevel={1}
        title={t("logout.title")}
        action={
          <div className="lh-actions">
            <Button onClick={() => session.signOut()}>{t("logout.submit")}</Button>
            <ShopLink to="/account">{t("logout.stay")}</ShopLink>
          </div>
        }
      >
        <p>{t("logout.question")}</p>
      </EmptyState>
    </div>
  );
}
