import { createFormSchema, isShopError } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { Outcome } from "./Outcome.tsx";
import { useMailToken } from "./useMailToken.ts";

/** Confirms a new email address from a mailed link. Requires a click: opening a link must not change state. */
export function ConfirmEmailScreen(): ReactElement {
  const t = useTexts("account");
  const token = useMailToken("/confirm-email");
  const [state, setState] = useState<"open" | "done" | "invalid">("open");
  if (state !== "open") {
    const [icon, to] =
      state === "done"
        ? (["circle-check", "/login-register?tab=login"] as const)
        : (["circle-alert", "/account/details"] as const);
    return (
      <Outcome
        icon={icon}
        title={t(`confirmEmail.${state}`)}
        action={
          <ShopLink {...buttonProps()} to={to}>
            {t(state === "done" ? "login.title" : "details.title")}
          </ShopLink>
        }
      >
        <p>{t(`confirmEmail.${state}Text`)}</p>
      </Outcome>
    );
  }
  return (
    <div className="lh-page lh-narrow">
      <h1>{t("confirmEmail.title")}</h1>
      <p>{t("confirmEmail.text")}</p>
      <noscript>{t("noScript")}</noscript>
      <ConfirmEmailForm token={token} onEnd={setState} />
    </div>
  );
}

interface ConfirmEmailFormProps {
  /** Empty when the URL has none. */
  token: string;
  onEnd: (state: "done" | "invalid") => void;
}

function ConfirmEmailForm({ token, onEnd }: ConfirmEmailFormProps): ReactElement {
  const t = useTexts("account");
  const { account, session } = useShop();
  const { status } = useSession();
  const form = useShopForm({
    name: "confirm-email",
    schema: createFormSchema(() => ({ token })),
    submit: async () => {
      if (token === "") return onEnd("invalid");
      try {
        await account.confirmEmail(token);
      } catch (error) {
        if (!isShopError(error, "LINK_INVALID")) throw error;
        return onEnd("invalid");
      }
      // The backend has ended all sessions: sign out here too.
      if (status === "customer") session.signOut();
      onEnd("done");
    },
  });
  return (
    <FormView form={form} submitLabel={t("confirmEmail.submit")}>
      {null}
    </FormView>
  );
}
