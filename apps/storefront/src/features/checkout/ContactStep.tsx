import { useCheckout } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../routing/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { Field } from "../../ui/Field.tsx";
import { ExpressCheckout } from "./ExpressCheckout.tsx";
import { textOf } from "./readAddress.ts";
import type { StepProps } from "./stepProps.ts";
import { useStepForm } from "./useStepForm.ts";

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
  const form = useStepForm(
    (values) => {
      const email = textOf(values, "email");
      edit({ email });
      return state.issuesOf({ ...draft, email }).contact;
    },
    () => onNext("address"),
  );
  const id = "contact-email";
  return (
    <>
      <ExpressCheckout onNext={onNext} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbling field events */}
      <form className="lh-form" noValidate onSubmit={form.onSubmit} onInput={form.onInput} onBlur={form.onBlur}>
        {form.summary.length > 0 && <ErrorSummary title={form.summaryTitle} items={form.summary} />}
        <p>{t("guest")}</p>
        <Field
          id={id}
          name="email"
          type="email"
          label={t("emailLabel")}
          hint={t("emailHint")}
          error={form.errorAt(id)}
          defaultValue={draft.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        <Button type="submit" size="large">
          {t("continue.address")}
        </Button>
      </form>
      <p className="lh-step-aside">
        {t("haveAccount")}{" "}
        <ShopLink {...buttonProps({ variant: "quiet" })} to="/login-register?tab=login">
          {t("toLogin")}
        </ShopLink>
      </p>
    </>
  );
}
