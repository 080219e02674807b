import { type FormEvent, useState } from "react";
import type { SummaryItem } from "../../ui/ErrorSummary.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { fieldId, type ScopedFault } from "./steps.ts";

export interface StepForm {
  /** text of the fault at a field */
  errorAt(id: string): string | undefined;
  summary: readonly SummaryItem[];
  summaryTitle: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** checks one field again; empty fields are let be until the form is sent */
  recheck(id: string, value: string, faults: readonly ScopedFault[]): void;
}

/**
 * A step's form: nothing is said about empty fields before it is sent, a wrong format is said on leaving the field, and
 * a fault goes as soon as it is mended. Nothing typed is ever cleared.
 *
 * @param read takes the form's values in and says what is wrong with them
 */
export function useStepForm(read: (form: FormData) => readonly ScopedFault[], onValid: () => void): StepForm {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const [faults, setFaults] = useState<readonly ScopedFault[]>([]);
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
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
      const found = read(new FormData(event.currentTarget));
      setFaults(found);
      setSummary(found.map((fault) => ({ id: fieldId(fault), text: textOf(fault) })));
      if (found.length === 0) onValid();
    },
    recheck(id, value, found) {
      const fault = value.trim() === "" ? undefined : found.find((one) => fieldId(one) === id);
      setFaults((before) => {
        const others = before.filter((one) => fieldId(one) !== id);
        return fault === undefined ? others : [...others, fault];
      });
    },
  };
}
