import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DeliverySummary } from "./DeliverySummary.tsx";
import type { Step } from "./steps.ts";
import type { CheckoutState } from "./useCheckoutState.ts";
import type { PostalAddress } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { formatAddressLine } from "./formatAddressLine.ts";

/** Keeps the line height while the text loads. */
const PLACEHOLDER = "\u00A0";

export function StepSummary({ step, state }: { step: Step; state: CheckoutState }): ReactElement | null {
  const t = useTexts("checkout");
  const inOneLine = useAddressLine();
  const { draft, payment } = state;
  switch (step) {
    case "contact":
      return <p>{draft.email}</p>;
    case "address":
      return (
        <>
          <p>{inOneLine(draft.shippingAddress)}</p>
          <p className="lh-muted">
            {t("invoiceAddress")}: {draft.billingAddress ? inOneLine(draft.billingAddress) : t("sameAsDelivery")}
          </p>
        </>
      );
    case "delivery":
      return <DeliverySummary state={state} />;
    case "payment":
      return <p>{payment?.title ?? PLACEHOLDER}</p>;
    case "review":
      return null;
  }
}

/** As {@link formatAddressLine}, plus the country when it differs from the storefront's. */
function useAddressLine(): (address: PostalAddress) => string {
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  return (address) => {
    const abroad = address.countryId === config.countryId ? undefined : address.countryId;
    const country = config.countries.find(({ id }) => id === abroad)?.title;
    return [formatAddressLine(address), country].filter((part) => part !== undefined).join(", ");
  };
}
