import type { ReactElement, ReactNode } from "react";
import { FieldError } from "./Field.tsx";

interface RadioPillsProps {
  legend: ReactNode;
  name: string;
  choices: ReadonlyArray<{ value: string; title: ReactNode }>;
  /** Id of the first radio, the target of the error summary's link. */
  id: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

export function RadioPills({ legend, name, choices, id, defaultValue, error }: RadioPillsProps): ReactElement {
  return (
    <fieldset className="lh-field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="lh-label lh-radiopills-legend">{legend}</legend>
      <div className="lh-radiopills">
        {choices.map(({ value, title }, index) => (
          <label className="lh-radiopill" key={value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
