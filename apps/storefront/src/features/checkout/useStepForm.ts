import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import type { SummaryItem } from "../../ui/ErrorSummary.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { fieldId, type ScopedFault } from "./steps.ts";
import { useErrorTitle } from "./useErrorTitle.ts";
import { useWhenLeft } from "./useWhenLeft.ts";

export interface StepForm {
  errorAt(id: string): string | undefined;
  summary: readonly SummaryItem[];
  summaryTitle: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Handler for `onInput`: removes an error as soon as the input is valid. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** Handler for `onBlur`: saves the input and reports a wrong format, but no empty field. */
  onBlur(event: FocusEvent<HTMLFormElement>): void;
}

/**
 * Form of a checkout step. Reports empty fields on submit and wrong formats on blur; input is never cleared.
 *
 * @param read saves the form values and returns their errors
 * @param onSent called after every submit, valid or not
 */
export function useStepForm(
  read: (form: FormData) => readonly ScopedFault[],
  onValid: () => void,
  onSent?: (form: FormData) => void,
): StepForm {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const [faults, setFaults] = useState<readonly ScopedFault[]>([]);
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const typedIn = useRef<HTMLFormElement>(null);
  useErrorTitle(summary.length > 0);
  useWhenLeft(() => {
    if (typedIn.current !== null) read(new FormData(typedIn.current));
  });
  const textOf = ({ text, digits }: ScopedFault): string => core(`validation.${text}`, { digits });

  return {
    errorAt(id) {
      const fault = faults.find((one) => fieldId(one) === id);
      return fault && textOf(fault);
    },
    summary,
    summaryTitle: t("errors.title", { count: summary.length }),
    onSubmit(event) {
      event.preventDefault();
      const values = new FormData(event.currentTarget);
      const found = read(values);
      onSent?.(values);
      setFaults(found);
      setSummary(found.map((fault) => ({ id: fieldId(fault), text: textOf(fault) })));
      if (found.length === 0) onValid();
    },
    onInput({ currentTarget, target }) {
      typedIn.current = currentTarget;
      const id = fieldOf(target)?.id;
      if (!faults.some((fault) => fieldId(fault) === id)) return;
      const found = read(new FormData(currentTarget));
      if (!found.some((fault) => fieldId(fault) === id)) setFaults(faults.filter((fault) => fieldId(fault) !== id));
    },
    onBlur({ currentTarget, target, relatedTarget }) {
      const field = fieldOf(target);
      if (field === undefined) return;
      const fault = read(new FormData(currentTarget)).find((one) => fieldId(one) === field.id);
      // A new message would move the button away from under the pointer; the submit reports it anyway.
      if (fault === undefined || field.value.trim() === "" || relatedTarget instanceof HTMLButtonElement) return;
      setFaults((before) => [...before.filter((one) => fieldId(one) !== field.id), fault]);
    },
  };
}

const fieldOf = (target: EventTarget): HTMLInputElement | HTMLSelectElement | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : undefined;
