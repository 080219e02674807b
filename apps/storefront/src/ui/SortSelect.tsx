import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { buttonLook } from "./Button.tsx";

interface SortSelectProps {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  /** Text of the submit button without JavaScript. */
  send: string;
  chosen: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Other URL parameters, submitted unchanged. */
  kept: Readonly<Record<string, unknown>>;
  onChoose: (value: string) => void;
}

/** Sort order of a list: a GET form that submits itself once hydrated. */
export function SortSelect({ name, label, send, chosen, options, kept, onChoose }: SortSelectProps): ReactElement {
  const select = useRef<HTMLSelectElement>(null);
  const apply = (value = chosen): void => {
    if (value !== chosen) onChoose(value);
  };
  // Applies a selection made before hydration.
  const applyEarly = useEffectEvent(() => apply(select.current?.value));
  useEffect(() => applyEarly(), []);
  // Follows the URL without remounting the field, which would lose the keyboard focus.
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen || select.current === null) return;
    shown.current = chosen;
    select.current.value = chosen;
  }, [chosen]);
  return (
    <form className="lh-sort" method="get">
      {Object.entries(kept).map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={String(value)} />
      ))}
      <label className="lh-sort-label" htmlFor={name}>
        {label}
      </label>
      {/* Uncontrolled, to keep a selection made before hydration. */}
      <select
        className="lh-select"
        id={name}
        name={name}
        autoComplete="off"
        defaultValue={chosen}
        ref={select}
        onChange={(event) => apply(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <button {...buttonLook({ variant: "outline" })}>{send}</button>
      </noscript>
    </form>
  );
}
