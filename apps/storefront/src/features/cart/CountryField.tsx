import { localeConfigQuery } from "@shop/core/query";
import { useDelivery, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { SelectField } from "../../ui/Field.tsx";

/** Where the cart goes. Prices, VAT and postage follow. */
export function CountryField(): ReactElement {
  const t = useTexts("cart");
  const { countryId, chooseCountry } = useDelivery();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const countries = config.countries.filter(({ id }) => config.acceptedDeliveryCountries.includes(id));
  return (
    <SelectField
      id="delivery-country"
      name="deliveryCountry"
      label={t("country")}
      autoComplete="off"
      defaultValue={countryId}
      // It may change from outside: in the checkout, in another tab.
      ref={(select) => {
        if (select !== null) select.value = String(countryId);
      }}
      onChange={({ target }) => chooseCountry(Number(target.value))}
    >
      {countries.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
