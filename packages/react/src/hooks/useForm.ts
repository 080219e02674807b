import { type FormIssue, type FormSchema, issuesOf } from "@shop/core";
import { type FocusEvent, type FormEvent, useState } from "react";

/** State and event handlers of a form. */
export interface UseForm {
  /** Returns the visible issue of a field. */
  issueAt(field: string): FormIssue | undefined;
  /** Issues at the last submission in field order, for an error summary. */
  summary: readonly FormIssue[];
  /** Error of the submission that belongs to no field. */
  failure: unknown;
  /** Whether a submission is in flight. Further submissions are ignored. */
  pending: boolean;
  /** Props of the `<form>`. */
  props: {
    noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
  };
}

/** Submission that a server rejected before this page rendered, for browsers without JavaScript. */
export interface SentBefore {
  /** Submitted values. Their issues are visible from the first render. */
  values: Readonly<Record<string, string>>;
  /** Error that belongs to no field. */
  failure?: unknown;
}

/**
 * Validates a form of uncontrolled fields. Input from before hydration is kept, and fields are never cleared. Empty
 * fields are reported on submit, format errors on blur; an issue disappears with the keystroke that fixes it. Field
 * errors of the backend appear at their fields.
 *
 * @param schema a schema of `@shop/core`, or a compatible one
 * @param send submits the valid values; a rejection sets `failure` or the field issues
 * @param before the submission that this page responds to
 */
export function useForm<Output>(
  schema: FormSchema<Output>,
  send: (value: Output) => Promise<unknown>,
  before?: SentBefore,
): UseForm {
  const [shown, setShown] = useState<readonly FormIssue[]>(() =>
    before === undefined ? [] : (schema["~standard"].validate(before.values).issues ?? []),
  );
  const [summary, setSummary] = useState(shown);
  const [failure, setFailure] = useState<unknown>(before?.failure);
  const [pending, setPending] = useState(false);
  const check = (form: HTMLFormElement) => schema["~standard"].validate(Object.fromEntries(new FormData(form)));

  function show(form: HTMLFormElement, issues: readonly FormIssue[]): void {
    const sorted = inOrderOf(form, issues);
    setShown(sorted);
    setSummary(sorted);
  }

  async function submit(form: HTMLFormElement, value: Output): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await send(value);
    } catch (error) {
      const found = issuesOf(error);
      show(form, found);
      if (found.length === 0) setFailure(error);
    }
    setPending(false);
  }

  return {
    issueAt: (field) => shown.find(({ path }) => path[0] === field),
    summary,
    failure,
    pending,
    props: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (pending) return;
        const form = event.currentTarget;
        const result = check(form);
        show(form, result.issues ?? []);
        if (result.issues === undefined) void submit(form, result.value);
        else setFailure(undefined);
      },
      onInput({ currentTarget, target }) {
        const field = nameOf(target);
        if (!shown.some(({ path }) => path[0] === field)) return;
        const still = check(currentTarget).issues?.find(({ path }) => path[0] === field);
        setShown([...shown.filter(({ path }) => path[0] !== field), ...(still === undefined ? [] : [still])]);
      },
      onBlur({ currentTarget, target, relatedTarget }) {
        const field = nameOf(target);
        // A message that appears on the way to a button would move the button away. The submission reports it anyway.
        if (field === undefined || isEmpty(target) || relatedTarget instanceof HTMLButtonElement) return;
        const fault = check(currentTarget).issues?.find(({ path }) => path[0] === field);
        if (fault !== undefined) setShown([...shown.filter(({ path }) => path[0] !== field), fault]);
      },
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | Element): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const nameOf = (target: EventTarget): string | undefined => (isControl(target) ? target.name : undefined);
const isEmpty = (target: EventTarget): boolean => isControl(target) && target.value.trim() === "";

/** Sorts issues by field order; issues without a field come last. */
function inOrderOf(form: HTMLFormElement, issues: readonly FormIssue[]): FormIssue[] {
  const names = Array.from(form.elements, nameOf);
  const place = ({ path }: FormIssue): number => (names.includes(path[0]) ? names.indexOf(path[0]) : names.length);
  return issues.toSorted((a, b) => place(a) - place(b));
}
