import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { buttonProps } from "./Button.tsx";

interface SortSelectProps {
  name: string;
  label: string;
  /** Text of the submit button without JavaScript. */
  submitLabel: string;
  selected: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Other URL parameters, submitted unchanged. */
  otherParams: Readonly<Record<string, unknown>>;
  onChange: (value: string) => void;
}

/** Sort order of a list: a GET form that submits itself once hydrated. */
export function SortSelect(props: SortSelectProps): ReactElement {
  const { name, label, selected, onChange } = props;
  const select = useRef<HTMLSelectElement>(null);
  const lastValue = useRef<string>(undefined);
  const apply = (value: string): void => {
    if (value !== selected) onChange(value);
  };
  const applyEarly = useEffectEvent(apply);
  useEffect(() => {
    if (select.current === null || lastValue.current === selected) return;
    // First applies a selection made before hydration; then follows the URL without remounting, which loses the focus.
    if (lastValue.current === undefined) applyEarly(select.current.value);
    else select.current.value = selected;
    lastValue.current = selected;
  }, [selected]);
  return (
    // "?" drops the fragment of "load more", which an omitted action would keep.
    <form className="lh-sort" method="get" action="?">
      {Object.entries(props.otherParams).map(([parameter, value]) => (
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
        defaultValue={selected}
        ref={select}
        onChange={(event) => apply(event.currentTarget.value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <button {...buttonProps({ variant: "outline" })}>{props.submitLabel}</button>
      </noscript>
    </form>
  );
}
