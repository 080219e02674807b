import { taxPercent } from "@shop/core";
import { useMarket } from "@shop/react";
import { useLocation } from "@tanstack/react-router";
import type { ReactElement, RefCallback } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { Field, SelectField } from "../ui/Field.tsx";
import { countryTitle, useLocaleConfig } from "./useLocaleConfig.ts";

/**
 * Selects the shipping country; prices, VAT and shipping follow. Read-only in net mode, disabled at checkout, where the
 * address decides.
 * Source: specification 2, country selector.
 */
export function CountrySelect({ id, label }: { id: string; label: string }): ReactElement {
  const t = useTexts("shared");
  const { excludeVat, countryId, setCountry } = useMarket();
  const config = useLocaleConfig();
  const atCheckout = useLocation({ select: ({ pathname }) => pathname === "/checkout" });
  const countries = config.countries.filter((country) => config.shippingCountryIds.includes(country.id));
  const field = { id, label, name: "country", autoComplete: "off" };

  function choose(value: string): void {
    const selected = countries.find((other) => String(other.id) === value);
    if (selected !== undefined && selected.id !== countryId) void setCountry(selected.isoCode, selected.taxTitle);
  }

  // A choice made before hydration counts; afterwards the select follows choices made at checkout or in another tab.
  const attach: RefCallback<HTMLSelectElement> = (select) => {
    if (select === null) return;
    const isEarly = select.dataset["hydrated"] === undefined && select.value !== String(countryId);
    select.dataset["hydrated"] = "";
    if (isEarly) choose(select.value);
    else select.value = String(countryId);
  };

  if (excludeVat)
    return (
      <Field
        key={`net-${countryId}`}
        {...field}
        readOnly
        defaultValue={t("noVatIn", { country: countryTitle(config, countryId) })}
      />
    );
  return (
    <SelectField
      key="gross"
      {...field}
      defaultValue={countryId}
      disabled={atCheckout}
      ref={attach}
      onChange={({ target }) => choose(target.value)}
    >
      {countries.map(({ id: value, title: country, taxTitle }) => {
        const percent = taxPercent(taxTitle);
        return (
          <option key={value} value={value}>
            {percent === undefined ? country : t("countryWithTax", { country, percent })}
          </option>
        );
      })}
    </SelectField>
  );
}
