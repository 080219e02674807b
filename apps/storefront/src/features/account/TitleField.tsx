import type { ReactElement } from "react";
import type { ShopForm } from "../../shared/form/useShopForm.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { RadioPills } from "../../ui/RadioField.tsx";
import { isPerson, TITLES } from "./titles.ts";

interface TitleFieldProps {
  form: ShopForm;
  value?: number | undefined;
  /** Offers no company and no association. */
  personsOnly?: boolean;
}

/** Person, company or association. CSS displays the fields of the chosen title, also without JavaScript. */
export function TitleField({ form, value = TITLES.miss, personsOnly = false }: TitleFieldProps): ReactElement {
  const t = useTexts("account");
  const { id, name, error } = form.field("titleId");
  const choices = [
    { value: TITLES.miss, title: t("titles.miss") },
    { value: TITLES.mr, title: t("titles.mr") },
    { value: TITLES.company, title: t("titles.company") },
    { value: TITLES.association, title: t("titles.association") },
  ].filter((choice) => !personsOnly || isPerson(choice.value));
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <RadioPills
      id={id}
      name={name}
      error={error}
      legend={t("title")}
      choices={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      defaultValue={String(isKnown ? value : TITLES.company)}
    />
  );
}
