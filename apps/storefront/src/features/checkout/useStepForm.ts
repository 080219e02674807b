import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import type { SummaryItem } from "../../ui/ErrorSummary.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { fieldId, type ScopedIssue } from "./steps.ts";
import { useErrorTitle } from "./useErrorTitle.ts";
import { useOnPageHide } from "./useOnPageHide.ts";

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
 * @param onSubmitted called after every submit, valid or not
 */
export function useStepForm(
  read: (form: FormData) => readonly ScopedIssue[],
  onValid: () => void,
  onSubmitted?: (form: FormData) => void,
): StepForm {
  const t = useTexts("checkout");
  const core = useTexts("core");
  const [issues, setIssues] = useState<readonly ScopedIssue[]>([]);
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const editedForm = useRef<HTMLFormElement>(null);
  useErrorTitle(summary.length > 0);
  useOnPageHide(() => {
    if (editedForm.current !== null) read(new FormData(editedForm.current));
  });
  const textOf = ({ message, digits }: ScopedIssue): string => core(`validation.${message}`, { digits });

  return {
    errorAt(id) {
      const issue = issues.find((other) => fieldId(other) === id);
      return issue && textOf(issue);
    },
    summary,
    summaryTitle: t("errors.title", { count: summary.length }),
    onSubmit(event) {
      event.preventDefault();
      const values = new FormData(event.currentTarget);
      const found = read(values);
      onSubmitted?.(values);
      setIssues(found);
      setSummary(found.map((issue) => ({ id: fieldId(issue), text: textOf(issue) })));
      if (found.length === 0) onValid();
    },
    onInput({ currentTarget, target }) {
      editedForm.current = currentTarget;
      const id = fieldOf(target)?.id;
      if (!issues.some((issue) => fieldId(issue) === id)) return;
      const found = read(new FormData(currentTarget));
      if (!found.some((issue) => fieldId(issue) === id)) setIssues(issues.filter((issue) => fieldId(issue) !== id));
    },
    onBlur({ currentTarget, target, relatedTarget }) {
      const field = fieldOf(target);
      if (field === undefined) return;
      const issue = read(new FormData(currentTarget)).find((other) => fieldId(other) === field.id);
      // A new message would move the button away from under the pointer; the submit reports it anyway.
      if (issue === undefined || field.value.trim() === "" || relatedTarget instanceof HTMLButtonElement) return;
      setIssues((before) => [...before.filter((other) => fieldId(other) !== field.id), issue]);
    },
  };
}

const fieldOf = (target: EventTarget): HTMLInputElement | HTMLSelectElement | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target : undefined;
