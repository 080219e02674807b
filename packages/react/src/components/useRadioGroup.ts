import { type RefCallback, useRef } from "react";

/**
 * Radios that keep a choice made before hydration: they are uncontrolled, tell such a choice once they come alive, and
 * follow the value when it changes from outside (the address, another tab).
 */
export function useRadioGroup(
  value: number | undefined,
  onChange: ((id: number) => void) | undefined,
): RefCallback<HTMLFieldSetElement> {
  const followed = useRef<{ value: number | undefined }>(undefined);
  return (group) => {
    if (group === null) return;
    const radios = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const early = radios.find((radio) => radio.checked && !radio.defaultChecked);
    if (followed.current === undefined && early !== undefined) onChange?.(Number(early.value));
    else if (followed.current !== undefined && followed.current.value !== value) {
      for (const radio of radios) radio.checked = radio.value === String(value);
    }
    followed.current = { value };
  };
}
