import { type FormIssue, type FormSchema, isShopError, messageOf } from "@shop/core";
import { type FormOptions, type RejectedSubmission, type UseForm, useForm as useFields } from "@shop/react";
import { type RefObject, useEffect, useRef, useEffectEvent } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { SummaryItem } from "../../ui/ErrorSummary.tsx";
import { useEarlySubmit } from "./earlySubmit.ts";

interface ShopFormOptions<Output> {
  /** Prefix of field ids: "login-email". */
  name: string;
  /** Its issue codes are keys of the core's `validation` messages. */
  schema: FormSchema<Output>;
  submit: (values: Output) => Promise<void>;
  /** Target of a submit without JavaScript. Without it such a submit sends nothing. */
  action?: string;
  /** Values and error of a submit without JavaScript, when this page is its response. */
  serverSubmission?: RejectedSubmission | undefined;
  /** Keeps the typed values, valid or not. */
  onSave?: FormOptions["onSave"];
}

export interface ShopForm {
  props: UseForm["formProps"] & {
    ref: RefObject<HTMLFormElement | null>;
    /** "dialog" sends nothing without JavaScript: a password must not end up in a URL. */
    method: "dialog" | "post";
    action: string | undefined;
    "data-replay-submit": "";
  };
  field: (name: string) => { id: string; name: string; error: string | undefined };
  summary: readonly SummaryItem[];
  /** Submit error that belongs to no field. */
  failure: string | undefined;
  busy: boolean;
}

/** Form with the storefront's texts. A submit made before hydration is repeated on hydration. */
export function useShopForm<Output>({
  name,
  schema,
  submit,
  action,
  serverSubmission,
  onSave,
}: ShopFormOptions<Output>): ShopForm {
  const core = useTexts("core");
  const failureText = useErrorMessage();
  const ref = useRef<HTMLFormElement>(null);
  const {
    formProps,
    issueAt,
    summary,
    formError: failure,
    isPending,
  } = useFields(schema, submit, {
    rejected: serverSubmission,
    onSave,
  });
  useEarlySubmit(ref);
  // Another tab or the account may have better values than an untouched form.
  const isEdited = useRef(false);
  useOnPageHide(() => {
    if (isEdited.current && ref.current !== null) onSave?.(Object.fromEntries(new FormData(ref.current)), false);
  });
  useErrorTitle(summary.length > 0 || failure !== undefined);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a bug, not an error of the backend
    if (failure !== undefined && !isShopError(failure)) console.error(failure);
  }, [failure]);

  // A dotted name holds its own section: "delivery.city".
  const idOf = (field: string): string => (field.includes(".") ? field.replace(".", "-") : `${name}-${field}`);
  const textOf = ({ message, values }: FormIssue): string =>
    core(`validation.${message}`, { defaultValue: core("error.invalidInput"), ...values });
  return {
    props: {
      ...formProps,
      onInput(event) {
        isEdited.current = true;
        formProps.onInput(event);
      },
      ref,
      method: action === undefined ? "dialog" : "post",
      action,
      "data-replay-submit": "",
    },
    field(field) {
      const issue = issueAt(field);
      return { id: idOf(field), name: field, error: issue && textOf(issue) };
    },
    summary: summary.map((issue) => ({ id: idOf(issue.path[0]), text: textOf(issue) })),
    failure: failure === undefined ? undefined : failureText(failure),
    busy: isPending,
  };
}

/** Prefixes the document title while the form has errors. */
export function useErrorTitle(hasError: boolean): void {
  const t = useTexts("shared");
  useEffect(() => {
    if (!hasError) return;
    const title = document.title;
    const prefixed = t("form.titlePrefix", { title });
    document.title = prefixed;
    return () => {
      // The next page may already have set its own title.
      if (document.title === prefixed) document.title = title;
    };
  }, [hasError, t]);
}

/** Runs when the page is hidden, reloaded or left: a focused field has not fired its blur event then. */
export function useOnPageHide(keep: () => void): void {
  const onLeave = useEffectEvent(() => {
    if (document.visibilityState === "hidden") keep();
  });
  const onHide = useEffectEvent(keep);
  useEffect(() => {
    const leave = (): void => onLeave();
    const hide = (): void => onHide();
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", hide);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", hide);
    };
  }, []);
}

/** Returns a function that maps an error to a message for the shopper. */
export function useErrorMessage(): (error: unknown) => string {
  const core = useTexts("core");
  return (error) => {
    const { key, values } = messageOf(error);
    return core(key, values);
  };
}
