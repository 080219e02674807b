import { taxPercent } from "@shop/core";
import { useMarket } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Field } from "../ui/Field.tsx";
import { type Country, CountryField } from "./CountryField.tsx";
import { countryTitle, useLocaleConfig } from "./useLocaleConfig.ts";
import { usePageState } from "./usePageState.ts";

/**
 * Selects the shipping country; prices, VAT and shipping follow. Read-only in net mode, disabled at checkout, where the
 * address decides.
 * Source: specification 2, country selector.
 */
export function CountrySelect({ id, label }: { id: string; label: string }): ReactElement {
  const t = useTexts("shared");
  const { excludeVat, countryId, setCountry } = useMarket();
  const config = useLocaleConfig();
  const atCheckout = usePageState(({ location }) => location.pathname === "/checkout");
  const field = { id, label, name: "country", autoComplete: "off" };

  function formatCountry({ title, taxTitle }: Country): string {
    const percent = taxPercent(taxTitle);
    return percent === undefined ? title : t("countryWithTax", { country: title, percent });
  }

  if (excludeVat) {
    const country = countryTitle(config, countryId);
    return <Field key={`net-${countryId}`} {...field} readOnly defaultValue={t("noVatIn", { country })} />;
  }
  return (
    <CountryField
      key="gross"
      {...field}
      countryId={countryId}
      onChoose={({ isoCode, taxTitle }) => void setCountry(isoCode, taxTitle)}
      formatCountry={formatCountry}
      disabled={atCheckout}
    />
  );
}
