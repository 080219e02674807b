import { type RefCallback, useRef } from "react";

/**
 * Ref callback for uncontrolled radios: reports a selection made before hydration, and follows external changes of the
 * value (URL, another tab).
 */
export function useRadioGroup(
  value: number | undefined,
  onChange: ((id: number) => void) | undefined,
): RefCallback<HTMLFieldSetElement> {
  const previous = useRef<{ value: number | undefined }>(undefined);
  return (group) => {
    if (group === null) return;
    const radios = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const earlySelection = radios.find((radio) => radio.checked && !radio.defaultChecked);
    if (previous.current === undefined && earlySelection !== undefined) onChange?.(Number(earlySelection.value));
    else if (previous.current !== undefined && previous.current.value !== value) {
      for (const radio of radios) radio.checked = radio.value === String(value);
    }
    previous.current = { value };
  };
}
