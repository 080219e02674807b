import { type ReactElement, type ReactNode, useId } from "react";
import { className } from "./className.js";
import { useRadioGroup } from "./useRadioGroup.js";

/** One value of an attribute. */
export interface Choice {
  id: number;
  title: string;
  /** Why it cannot be had: "In dieser Größe nicht lieferbar". It stays visible and can be looked at. */
  unavailable?: string | undefined;
}

/** What {@link Swatches} and {@link ChoiceButtons} take. */
export interface RadioChoicesProps<T extends Choice> {
  /** "Farbe" */
  title: string;
  choices: readonly T[];
  value: number | undefined;
  onChange?: (id: number) => void;
  /** of the form field; made up where absent */
  name?: string;
  className?: string;
}

/** The group both kinds of choice are made of: a fieldset of native radios. @internal */
export function RadioChoices<T extends Choice>(
  props: RadioChoicesProps<T> & { kind: "swatches" | "buttons"; face: (choice: T) => ReactNode },
): ReactElement {
  const { title, choices, value, onChange, kind, face } = props;
  const made = useId();
  const chosen = choices.find(({ id }) => id === value);
  return (
    <fieldset
      className={className("sh-choices", props.className)}
      data-kind={kind}
      ref={useRadioGroup(value, onChange)}
    >
      <legend className="sh-choices-legend">
        {title}
        {chosen !== undefined && (
          <>
            : <span className="sh-choices-value">{chosen.title}</span>
          </>
        )}
      </legend>
      <div className="sh-choices-list">
        {choices.map((choice) => (
          <label className="sh-choice" key={choice.id} data-unavailable={choice.unavailable && ""}>
            <input
              className="sh-choice-input"
              type="radio"
              name={props.name ?? made}
              value={choice.id}
              defaultChecked={choice.id === value}
              onChange={() => onChange?.(choice.id)}
              autoComplete="off"
            />
            <span className="sh-choice-face">{face(choice)}</span>
          </label>
        ))}
      </div>
      {chosen?.unavailable !== undefined && <p className="sh-choices-reason">{chosen.unavailable}</p>}
    </fieldset>
  );
}
