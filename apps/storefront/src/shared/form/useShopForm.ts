import { type FormIssue, type FormSchema, isShopError, messageOf } from "@shop/core";
import { type FormOptions, type RejectedSubmission, useForm } from "@shop/react";
import { useEffect, useRef, useEffectEvent } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useEarlySubmit } from "./useEarlySubmit.ts";

export interface ShopFormOptions<Output> extends Pick<FormOptions, "onSave"> {
  /** Prefix of field ids: "login-email". */
  name: string;
  /** Its issue codes are keys of the core's `validation` messages. */
  schema: FormSchema<Output>;
  submit: (values: Output) => Promise<void>;
  /** Target of a submit without JavaScript. Without it such a submit sends nothing. */
  action?: string;
  /** Values and error of a submit without JavaScript, when this page is its response. */
  serverSubmission?: RejectedSubmission | undefined;
}

export type ShopForm = ReturnType<typeof useShopForm>;

/** Form with the storefront's texts. A submit made before hydration is repeated on hydration. */
export function useShopForm<Output>(options: ShopFormOptions<Output>) {
  const { name, schema, submit, action, serverSubmission, onSave } = options;
  const core = useTexts("core");
  const errorMessage = useErrorMessage();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm(schema, submit, { rejected: serverSubmission, onSave });
  const { formProps, formError } = form;
  useEarlySubmit(ref);
  // Another tab or the account may have better values than an untouched form.
  const isEdited = useRef(false);
  useOnPageHide(() => {
    if (isEdited.current && ref.current !== null) onSave?.(Object.fromEntries(new FormData(ref.current)), false);
  });
  useErrorTitle(form.summary.length > 0 || formError !== undefined);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a bug, not an error of the backend
    if (formError !== undefined && !isShopError(formError)) console.error(formError);
  }, [formError]);

  // A dotted name holds its own section: "delivery.city".
  const idOf = (field: string): string => (field.includes(".") ? field.replace(".", "-") : `${name}-${field}`);
  const textOf = ({ message, values }: FormIssue): string =>
    core(`validation.${message}`, { defaultValue: core("error.invalidInput"), ...values });
  return {
    props: {
      ...formProps,
      onInput(event: Parameters<typeof formProps.onInput>[0]) {
        isEdited.current = true;
        formProps.onInput(event);
      },
      ref,
      // "dialog" sends nothing without JavaScript: a password must not end up in a URL.
      method: action === undefined ? "dialog" : "post",
      action,
      "data-replay-submit": "",
    },
    /** Returns the props that connect a field with the form. */
    field(field: string) {
      const issue = form.issueAt(field);
      return { id: idOf(field), name: field, error: issue && textOf(issue) };
    },
    summary: form.summary.map((issue) => ({ id: idOf(issue.path[0]), text: textOf(issue) })),
    rejections: form.rejections,
    /** Submit error that belongs to no field. */
    failure: formError === undefined ? undefined : errorMessage(formError),
    busy: form.isPending,
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
  const onHide = useEffectEvent(keep);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && onHide(), { signal });
    addEventListener("pagehide", () => onHide(), { signal });
    return () => unmounted.abort();
  }, []);
}

export function useErrorMessage(): (error: unknown) => string {
  const core = useTexts("core");
  return (error) => {
    const { key, values } = messageOf(error);
    return core(key, values);
  };
}
