import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { buttonLook } from "./Button.tsx";

interface SortSelectProps {
  /** of the parameter in the address */
  name: string;
  label: string;
  /** words of the button that sends it where nothing else does */
  send: string;
  chosen: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** what else the address says, as it stays */
  kept: Readonly<Record<string, unknown>>;
  /** another order than the chosen one */
  onChoose: (value: string) => void;
}

/** The order of a list: a form that asks for the page anew, and does so by itself once the page is alive. */
export function SortSelect({ name, label, send, chosen, options, kept, onChoose }: SortSelectProps): ReactElement {
  const select = useRef<HTMLSelectElement>(null);
  const apply = (value = chosen): void => {
    if (value !== chosen) onChoose(value);
  };
  // What was chosen before the page came alive.
  const applyEarly = useEffectEvent(() => apply(select.current?.value));
  useEffect(() => applyEarly(), []);
  // Another order by the address. The field stays the same one: it has the focus of who chose by keys.
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
      {/* Not controlled: it keeps what was chosen before the page came alive. */}
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
