import { type FormIssue, type FormSchema, issuesOf } from "@shop/core";
import { type FocusEvent, type FormEvent, useState } from "react";

/** What {@link useForm} gives. */
export interface UseForm {
  /** the fault at a field, once it may be said */
  issueAt(field: string): FormIssue | undefined;
  /** for the error summary: what was wrong when it was sent, in the order of the fields on the page */
  summary: readonly FormIssue[];
  /** what came of sending it: an error that is about no single field */
  failure: unknown;
  /** being sent: a second click does nothing */
  pending: boolean;
  /** for the `<form>` */
  props: {
    noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
  };
}

/** What became of the form before this page was there: a server without JavaScript has refused it. */
export interface SentBefore {
  /** as it was sent: what is wrong with it is said from the start */
  values: Readonly<Record<string, string>>;
  /** where no field is to blame */
  failure?: unknown;
}

/**
 * A form of uncontrolled fields: what was typed or filled in before hydration stays, and nothing typed is ever cleared.
 * Nothing is said about empty fields before it is sent; a wrong format is said on leaving the field; a fault goes with the
 * keystroke that mends it. Faults that the shop finds appear at their fields.
 *
 * @param schema of the core, or any that names its fields the same way
 * @param send what to do with valid values; what it rejects with is the `failure`, or stands at the fields
 * @param before where this page is the answer to the form itself
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
        // On the way to a button a new message would move it from under the pointer: sending says it anyway.
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

/** As the fields stand on the page; what belongs to no field comes last. */
function inOrderOf(form: HTMLFormElement, issues: readonly FormIssue[]): FormIssue[] {
  const names = Array.from(form.elements, nameOf);
  const place = ({ path }: FormIssue): number => (names.includes(path[0]) ? names.indexOf(path[0]) : names.length);
  return issues.toSorted((a, b) => place(a) - place(b));
}
