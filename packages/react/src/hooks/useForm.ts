"use client";

import { type FormIssue, type FormSchema, toFormIssues } from "@shop/core";
import { type FocusEvent, type FormEvent, useState } from "react";

/** State and event handlers of a form. */
export interface UseForm {
  /** Returns the visible issue of a field. */
  issueAt(field: string): FormIssue | undefined;
  /** Issues of the last submission that are not fixed yet, in field order, for an error summary. */
  summary: readonly FormIssue[];
  /** Number of rejected submissions: the key of an error summary that takes the focus with each. */
  rejections: number;
  /** Error of the submission that belongs to no field. */
  formError: unknown;
  /** Whether a submission is in flight. Further submissions are ignored. */
  isPending: boolean;
  /** Props of the `<form>`. */
  formProps: {
    noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
  };
}

/** Submission that a server rejected before this page rendered, for browsers without JavaScript. */
export interface RejectedSubmission {
  /** Submitted values. Their issues are visible from the first render. */
  values: Readonly<Record<string, string>>;
  /** Error that belongs to no field. */
  formError?: unknown;
}

/** Values of a form's fields by name. */
export type FormValues = Readonly<Record<string, FormDataEntryValue>>;

/** Options of {@link useForm}. */
export interface FormOptions {
  /** Submission that this page responds to. */
  rejected?: RejectedSubmission | undefined;
  /** Receives the values, valid or not, when a field is left and on submission. */
  onSave?: ((values: FormValues, isSubmission: boolean) => void) | undefined;
}

/**
 * Validates a form of uncontrolled fields. Input from before hydration is kept, and fields are never cleared. Empty
 * fields are reported on submit, format errors on blur; an issue disappears with the keystroke that fixes it. Field
 * errors of the backend appear at their fields.
 *
 * @param schema a schema of `@shop/core`, or a compatible one
 * @param send submits the valid values; a rejection sets `formError` or the field issues
 */
export function useForm<Output>(
  schema: FormSchema<Output>,
  send: (value: Output) => Promise<unknown>,
  { rejected, onSave }: FormOptions = {},
): UseForm {
  const [visibleIssues, setVisibleIssues] = useState<readonly FormIssue[]>(() =>
    rejected === undefined ? [] : (schema["~standard"].validate(rejected.values).issues ?? []),
  );
  const [summary, setSummary] = useState(visibleIssues);
  const [rejections, setRejections] = useState(0);
  const [formError, setFormError] = useState<unknown>(rejected?.formError);
  const [isPending, setIsPending] = useState(false);
  const validate = (form: HTMLFormElement) => schema["~standard"].validate(valuesOf(form));

  function showIssues(form: HTMLFormElement, issues: readonly FormIssue[]): void {
    const sorted = sortByFieldOrder(form, issues);
    setVisibleIssues(sorted);
    setSummary(sorted);
    if (sorted.length > 0) setRejections((count) => count + 1);
  }

  async function submit(form: HTMLFormElement, value: Output): Promise<void> {
    setIsPending(true);
    setFormError(undefined);
    try {
      await send(value);
    } catch (error) {
      const found = toFormIssues(error);
      showIssues(form, found);
      if (found.length === 0) setFormError(error);
    }
    setIsPending(false);
  }

  return {
    issueAt: (field) => visibleIssues.find(({ path }) => path[0] === field),
    summary,
    rejections,
    formError,
    isPending,
    formProps: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (isPending) return;
        const form = event.currentTarget;
        onSave?.(valuesOf(form), true);
        const result = validate(form);
        showIssues(form, result.issues ?? []);
        if (result.issues === undefined) void submit(form, result.value);
        else setFormError(undefined);
      },
      onInput({ currentTarget, target }) {
        const field = fieldName(target);
        if (!visibleIssues.some(({ path }) => path[0] === field)) return;
        const remaining = validate(currentTarget).issues?.find(({ path }) => path[0] === field)?.message;
        // Another issue of the field waits for its blur: a half-typed value is not wrong yet.
        const update = (issues: readonly FormIssue[]): FormIssue[] =>
          issues.filter(({ path, message }) => path[0] !== field || message === remaining);
        setVisibleIssues(update(visibleIssues));
        setSummary(update(summary));
      },
      onBlur({ currentTarget, target, relatedTarget }) {
        const field = fieldName(target);
        if (field === undefined) return;
        onSave?.(valuesOf(currentTarget), false);
        // A message that appears on the way to a button would move the button away. The submission reports it anyway.
        if (isEmpty(target) || relatedTarget instanceof HTMLButtonElement) return;
        const issue = validate(currentTarget).issues?.find(({ path }) => path[0] === field);
        if (issue !== undefined) setVisibleIssues([...visibleIssues.filter(({ path }) => path[0] !== field), issue]);
      },
    },
  };
}

const valuesOf = (form: HTMLFormElement): FormValues => Object.fromEntries(new FormData(form));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | Element): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const fieldName = (target: EventTarget): string | undefined => (isControl(target) ? target.name : undefined);
const isEmpty = (target: EventTarget): boolean => isControl(target) && target.value.trim() === "";

/** Sorts issues by field order; issues without a field come last. */
function sortByFieldOrder(form: HTMLFormElement, issues: readonly FormIssue[]): FormIssue[] {
  const names = Array.from(form.elements, fieldName);
  const fieldIndex = ({ path }: FormIssue): number => (names.includes(path[0]) ? names.indexOf(path[0]) : names.length);
  return issues.toSorted((a, b) => fieldIndex(a) - fieldIndex(b));
}
