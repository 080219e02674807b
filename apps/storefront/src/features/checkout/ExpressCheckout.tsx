import { useCheckout, useDelivery, useSession } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { inOneLine } from "./inOneLine.ts";
import type { StepProps } from "./stepProps.ts";

/** Offers the email and shipping address of an order placed in the last 30 minutes. */
export function ExpressCheckout({ onNext }: Pick<StepProps, "onNext">): ReactElement | null {
  const t = useTexts("checkout");
  const { express } = useSession();
  const { draft, edit } = useCheckout();
  const { countryId, chooseCountry } = useDelivery();
  // Not offered once an email address is typed.
  if (express?.address === undefined || draft.email !== "") return null;
  const { email, address } = express;

  function takeUp(): void {
    edit({ email, delivery: address });
    if (address.countryId !== countryId) chooseCountry(address.countryId);
    onNext("delivery");
  }

  return (
    <Notice title={t("express.title")}>
      <p>{email}</p>
      <p>{inOneLine(address)}</p>
      <Button variant="outline" onClick={takeUp}>
        {t("express.go")}
      </Button>
    </Notice>
  );
}
