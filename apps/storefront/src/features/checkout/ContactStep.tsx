import { useCheckout } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { ExpressCheckout } from "./ExpressCheckout.tsx";
import { textOf } from "./readAddress.ts";
import type { StepProps } from "./stepProps.ts";
import { stepSchema } from "./stepSchema.ts";

/** Email address for the confirmation. Guest checkout comes first; a recent order can be reused. */
export function ContactStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  if (!state.isShopperLoaded) return <p role="status">{t("contactLoading")}</p>;
  if (state.shopper === undefined) return <GuestContact state={state} onNext={onNext} />;
  return (
    <form
      className="lh-form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext("address");
      }}
    >
      <p>{t("signedInAs", { email: state.shopper.email })}</p>
      <Button type="submit" size="large">
        {t("continue.address")}
      </Button>
    </form>
  );
}

function GuestContact({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  const { draft, edit } = useCheckout();
  const form = useShopForm({
    name: "contact",
    schema: stepSchema((values) => state.issuesOf({ ...draft, email: textOf(values, "email") }).contact),
    submit: async () => onNext("address"),
    onSave: (values) => edit({ email: textOf(values, "email") }),
  });
  return (
    <>
      <ExpressCheckout onNext={onNext} />
      <FormView form={form} submitLabel={t("continue.address")} wide>
        <p>{t("guest")}</p>
        <Field
          {...form.field("email")}
          type="email"
          label={t("emailLabel")}
          hint={t("emailHint")}
          defaultValue={draft.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
      </FormView>
      <p className="lh-step-aside">
        {t("haveAccount")}{" "}
        <ShopLink {...buttonProps({ variant: "quiet" })} to="/login-register?tab=login">
          {t("toLogin")}
        </ShopLink>
      </p>
    </>
  );
}
