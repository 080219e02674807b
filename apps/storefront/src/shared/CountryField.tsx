import type { LocaleConfig } from "@shop/core";
import type { ComponentProps, ReactElement, RefCallback } from "react";
import { SelectField } from "../ui/Field.tsx";
import { useLocaleConfig } from "./useLocaleConfig.ts";

export type Country = LocaleConfig["countries"][number];

interface CountryFieldProps extends Omit<ComponentProps<typeof SelectField>, "children" | "defaultValue" | "onChange"> {
  countryId: number;
  onChoose: (country: Country) => void;
  /** Default: the country's name. */
  formatCountry?: (country: Country) => string;
}

/** Select of the shipping countries. A choice made before hydration counts; afterwards it follows `countryId`. */
export function CountryField(props: CountryFieldProps): ReactElement {
  const { countryId, onChoose, formatCountry = ({ title }) => title, ...field } = props;
  const config = useLocaleConfig();
  const countries = config.countries.filter(({ id }) => config.shippingCountryIds.includes(id));

  function choose(value: string): void {
    const selected = countries.find(({ id }) => String(id) === value);
    if (selected !== undefined && selected.id !== countryId) onChoose(selected);
  }

  const attach: RefCallback<HTMLSelectElement> = (select) => {
    if (select === null) return;
    const isEarly = select.dataset["hydrated"] === undefined && select.value !== String(countryId);
    select.dataset["hydrated"] = "";
    if (isEarly) choose(select.value);
    else select.value = String(countryId);
  };

  return (
    <SelectField {...field} defaultValue={countryId} ref={attach} onChange={({ target }) => choose(target.value)}>
      {countries.map((country) => (
        <option key={country.id} value={country.id}>
          {formatCountry(country)}
        </option>
      ))}
    </SelectField>
  );
}
