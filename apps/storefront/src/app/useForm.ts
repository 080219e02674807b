import { type FormIssue, type FormSchema, isShopError } from "@shop/core";
import { type SentBefore, type UseForm, useForm as useFields } from "@shop/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import type { SummaryItem } from "../ui/ErrorSummary.tsx";
import { useEarlySubmit } from "./earlyClicks.ts";
import { useFailureText } from "./useFailureText.ts";

export interface FormOptions<Output> {
  /** ids of its fields begin with it: "login-email" */
  name: string;
  /** its codes are keys of the core's `validation` messages */
  schema: FormSchema<Output>;
  send: (values: Output) => Promise<void>;
  /** The path that takes it where no script ever runs. Without one it is sent nowhere then. */
  action?: string;
  /** where this page is that path's answer */
  before?: SentBefore | undefined;
}

export interface Form {
  /** for the `<form>` */
  props: UseForm["props"] & {
    ref: RefObject<HTMLFormElement | null>;
    /** Outside a dialog it sends nothing: a password is in no address, also where no script ever runs. */
    method: "dialog" | "post";
    action: string | undefined;
    "data-early": "";
  };
  /** for a field: id, name and what is wrong with it */
  field: (name: string) => { id: string; name: string; error: string | undefined };
  summary: readonly SummaryItem[];
  /** why it was not taken, where no field is to blame */
  failure: string | undefined;
  busy: boolean;
}

/** A form in the storefront's words. What was sent before the page was alive is sent then. */
export function useForm<Output>({ name, schema, send, action, before }: FormOptions<Output>): Form {
  const core = useTexts("core");
  const failureText = useFailureText();
  const ref = useRef<HTMLFormElement>(null);
  const { props, issueAt, summary, failure, pending } = useFields(schema, send, before);
  useEarlySubmit(ref);
  useErrorTitle(summary.length > 0 || failure !== undefined);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a mistake of ours, not an answer of the shop
    if (failure !== undefined && !isShopError(failure)) console.error(failure);
  }, [failure]);

  const idOf = (field: string): string => `${name}-${field}`;
  const textOf = ({ message, values }: FormIssue): string =>
    core([`validation.${message}`, "error.invalidInput"], { ...values });
  return {
    props: { ...props, ref, method: action === undefined ? "dialog" : "post", action, "data-early": "" },
    field(field) {
      const issue = issueAt(field);
      return { id: idOf(field), name: field, error: issue && textOf(issue) };
    },
    summary: summary.map((issue) => ({ id: idOf(issue.path[0]), text: textOf(issue) })),
    failure: failure === undefined ? undefined : failureText(failure),
    busy: pending,
  };
}

/** While something is wrong, the page's title begins with it. */
function useErrorTitle(wrong: boolean): void {
  const t = useTexts("shared");
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const prefixed = t("form.titlePrefix", { title });
    document.title = prefixed;
    return () => {
      // The next page may have set its own by now.
      if (document.title === prefixed) document.title = title;
    };
  }, [wrong, t]);
}
