import { useSession, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import "../../shared/service.css";

/** Asks for confirmation: opening a URL must not change state. Source: legal-security C1. */
export function LogoutScreen(): ReactElement {
  const t = useTexts("account");
  const { session } = useShop();
  const { isInitialized, status } = useSession();
  const isGuest = status === "guest";
  if (!isInitialized) {
    return (
      <div className="lh-page" aria-busy>
        <h1>{t("logout.title")}</h1>
        <noscript>{t("noScript")}</noscript>
        <p role="status">{t("loading")}</p>
      </div>
    );
  }
  return (
    <div className="lh-page" role={isGuest ? "status" : undefined}>
      <EmptyState
        icon="log-out"
        headingLevel={1}
        title={t(isGuest ? "logout.done" : "logout.title")}
        text={t(isGuest ? "logout.doneText" : "logout.question")}
        action={
          isGuest ? (
            <div className="lh-actions">
              <ButtonLink to="/" label={t("logout.toHome")} />
              <ShopLink to="/login-register?tab=login">{t("logout.loginAgain")}</ShopLink>
            </div>
          ) : (
            <div className="lh-actions">
              <Button onClick={() => session.signOut()}>{t("logout.submit")}</Button>
              <ShopLink to="/account">{t("logout.stay")}</ShopLink>
            </div>
          )
        }
      />
    </div>
  );
}
