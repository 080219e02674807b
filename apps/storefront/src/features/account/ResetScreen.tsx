import { isShopError, resetPasswordSchema } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { FormView } from "../../shared/form/FormView.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { HiddenUsername } from "./HiddenUsername.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { Outcome } from "./Outcome.tsx";
import { useMailToken } from "./useMailToken.ts";

export function ResetScreen(): ReactElement {
  const t = useTexts("account");
  const token = useMailToken("/reset-password");
  const [state, setState] = useState<"open" | "done" | "invalid">("open");
  if (state === "done") {
    return (
      <Outcome
        icon="circle-check"
        title={t("reset.done")}
        action={
          <ShopLink {...buttonProps()} to="/login-register?tab=login">
            {t("login.title")}
          </ShopLink>
        }
      >
        <p>{t("reset.doneText")}</p>
      </Outcome>
    );
  }
  if (state === "invalid") {
    return (
      <Outcome
        icon="circle-alert"
        title={t("reset.invalid")}
        action={
          <ShopLink {...buttonProps()} to="/forgot-password">
            {t("reset.again")}
          </ShopLink>
        }
      >
        <p>{t("reset.invalidText")}</p>
      </Outcome>
    );
  }
  return (
    <div className="lh-page lh-narrow">
      <h1>{t("reset.title")}</h1>
      <noscript>{t("noScript")}</noscript>
      <ResetForm token={token} onEnd={setState} />
    </div>
  );
}

interface ResetFormProps {
  /** Empty when the URL has none. */
  token: string;
  onEnd: (state: "done" | "invalid") => void;
}

function ResetForm({ token, onEnd }: ResetFormProps): ReactElement {
  const t = useTexts("account");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const form = useShopForm({
    name: "reset",
    schema: resetPasswordSchema(config, token),
    submit: async (input) => {
      if (input.token === "") return onEnd("invalid");
      try {
        await shop.session.resetPassword(input);
        onEnd("done");
      } catch (error) {
        if (!isShopError(error, "LINK_INVALID")) throw error;
        onEnd("invalid");
      }
    },
  });
  return (
    <FormView form={form} submitLabel={t("reset.submit")}>
      <HiddenUsername email="" />
      <NewPasswordFields form={form} label={t("passwordNew")} />
    </FormView>
  );
}
