import { useCheckout, useSession } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { EmailField } from "../../shared/form/EmailField.tsx";
import { FormView } from "../../shared/form/FormView.tsx";
import { useShopForm } from "../../shared/form/useShopForm.ts";
import { useSetCountry } from "../../shared/useSetCountry.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { formatAddressLine } from "./formatAddress.ts";
import { stepSchema, textOf } from "./readStep.ts";
import type { StepProps } from "./useCheckoutState.ts";

export function ContactStep({ state, onNext }: StepProps): ReactElement {
  const t = useTexts("checkout");
  if (!state.isShopperLoaded) return <p role="status">{t("contactLoading")}</p>;
  if (state.shopper === undefined) return <GuestContact state={state} onNext={onNext} />;
  return (
    <div className="lh-form">
      <p>{t("signedInAs", { email: state.shopper.email })}</p>
      <Button size="large" onClick={() => onNext("address")}>
        {t("continue.address")}
      </Button>
    </div>
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
        <EmailField
          {...form.field("email")}
          label={t("emailLabel")}
          hint={t("emailHint")}
          defaultValue={draft.email}
          enterKeyHint="next"
          required
        />
      </FormView>
      <p className="lh-step-aside">
        {t("haveAccount")} <ButtonLink variant="quiet" to="/login-register?tab=login" label={t("toLogin")} />
      </p>
    </>
  );
}

/** Offers the email and shipping address of an order placed in the last 30 minutes. */
function ExpressCheckout({ onNext }: Pick<StepProps, "onNext">): ReactElement | null {
  const t = useTexts("checkout");
  const { expressUser } = useSession();
  const { draft, edit } = useCheckout();
  const setCountry = useSetCountry();
  // Not offered once an email address is typed.
  if (expressUser?.address === undefined || draft.email !== "") return null;
  const { email, address } = expressUser;

  function apply(): void {
    edit({ email, shippingAddress: address });
    setCountry(address.countryId);
    onNext("delivery");
  }

  return (
    <Notice title={t("express.title")}>
      <p>{email}</p>
      <p>{formatAddressLine(address)}</p>
      <Button variant="outline" onClick={apply}>
        {t("express.go")}
      </Button>
    </Notice>
  );
}
