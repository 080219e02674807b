import { customerTitle } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useFormField } from "../../shared/form/FormView.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { AccountField } from "./AccountField.tsx";

/** Title ids of customers and addresses; any other id is a company too. Source: specification 3, Customer. */
export const TITLES = { miss: 2, mr: 1, company: 3, association: 5 } as const;

const PERSONS = ["miss", "mr"] as const;
const TITLE_CHOICES = [...PERSONS, "company", "association"] as const;

/** Persons have no company name and no VAT number. */
export const isPerson = (titleId: number): boolean => titleId === TITLES.mr || titleId === TITLES.miss;

interface TitleFieldProps {
  value?: number | undefined;
  /** Offers no company and no association. */
  personsOnly?: boolean;
}

/** Person, company or association. CSS displays the fields of the chosen title, also without JavaScript. */
export function TitleField({ value = TITLES.miss, personsOnly = false }: TitleFieldProps): ReactElement {
  const t = useTexts("account");
  const field = useFormField();
  return (
    <RadioCards
      {...field("titleId")}
      look="pill"
      legend={t("title")}
      cards={(personsOnly ? PERSONS : TITLE_CHOICES).map((title) => ({
        value: String(TITLES[title]),
        title: t(`titles.${title}`),
      }))}
      defaultValue={String(TITLES[customerTitle(value)])}
    />
  );
}

/** Name of a company or association; CSS hides it for persons. */
export const CompanyField = ({ value }: { value?: string | undefined }): ReactElement => (
  <div className="lh-for-company">
    <AccountField name="company" defaultValue={value} />
  </div>
);
