import { countryCode } from "@shop/core";
import { useCheckout, useMarket, useSession } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { formatAddressLine } from "./formatAddressLine.ts";
import type { StepProps } from "./stepProps.ts";

/** Offers the email and shipping address of an order placed in the last 30 minutes. */
export function ExpressCheckout({ onNext }: Pick<StepProps, "onNext">): ReactElement | null {
  const t = useTexts("checkout");
  const { expressUser } = useSession();
  const { draft, edit } = useCheckout();
  const { countryId, setCountry } = useMarket();
  // Not offered once an email address is typed.
  if (expressUser?.address === undefined || draft.email !== "") return null;
  const { email, address } = expressUser;

  function apply(): void {
    edit({ email, shippingAddress: address });
    if (address.countryId !== countryId) void setCountry(countryCode(address.countryId) ?? "");
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
