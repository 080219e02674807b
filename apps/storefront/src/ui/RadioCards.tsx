import type { ReactElement, ReactNode } from "react";
import { FieldError } from "./Field.tsx";
import "./forms.css";

interface RadioCard {
  value: string;
  title: ReactNode;
  /** End of the first line: price, logo. */
  aside?: ReactNode;
  description?: ReactNode;
  /** Content displayed for the selected option only. */
  more?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioCardsProps {
  legend: ReactNode;
  name: string;
  cards: readonly RadioCard[];
  /** Controlled value. Forms in server HTML use `defaultValue` to keep a selection made before hydration. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
  /** Id of the first radio, the target of the error summary's link. Default: the name. */
  id?: string;
  /** "pill": a few short choices in a row. */
  look?: keyof typeof CLASS_NAMES;
}

const CLASS_NAMES = {
  card: { legend: "lh-radiocards-legend", list: "lh-radiocards", option: "lh-radiocard", title: "lh-radiocard-title" },
  pill: { legend: "lh-label lh-radiopills-legend", list: "lh-radiopills", option: "lh-radiopill", title: undefined },
};

export function RadioCards(props: RadioCardsProps): ReactElement {
  const { legend, name, cards, value: selected, defaultValue, onChange, error, id = name } = props;
  const classNames = CLASS_NAMES[props.look ?? "card"];
  const checkedProps = (value: string): { checked: boolean } | { defaultChecked: boolean } =>
    defaultValue === undefined ? { checked: value === selected } : { defaultChecked: value === defaultValue };
  return (
    <fieldset className="lh-field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classNames.legend}>{legend}</legend>
      <div className={classNames.list}>
        {cards.map(({ value, title, aside, description, more, disabled }, index) => (
          <label className={classNames.option} key={value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              disabled={disabled}
              onChange={() => onChange?.(value)}
              {...checkedProps(value)}
            />
            <span className={classNames.title}>{title}</span>
            {aside !== undefined && <span className="lh-radiocard-aside">{aside}</span>}
            {description !== undefined && description !== "" && (
              <span className="lh-radiocard-text">{description}</span>
            )}
            {more !== undefined && <span className="lh-radiocard-more">{more}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
