import type {
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { FieldShell, type FieldShellProps, fieldState } from "./FieldShell.tsx";

type Uncontrolled<Attributes> = Omit<Attributes, "id" | "value" | "className" | "width">;

export interface FieldProps extends FieldShellProps, Uncontrolled<InputHTMLAttributes<HTMLInputElement>> {
  /** Stable: browsers and their address books know it again. */
  name: string;
  /** "shipping address-line1", "email", "off" … ; every field says what belongs into it. */
  autoComplete: string;
  /** tells how much is expected */
  width?: "short" | "medium" | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A text field. Uncontrolled: what was typed or filled in before hydration stays. */
export function Field({ id, label, optional, hint, error, width, ...input }: FieldProps): ReactElement {
  return (
    <FieldShell id={id} label={label} optional={optional} hint={hint} error={error}>
      <input {...input} {...fieldState({ id, hint, error })} className="lh-input" data-width={width} />
    </FieldShell>
  );
}

export interface SelectFieldProps
  extends FieldShellProps, Omit<Uncontrolled<SelectHTMLAttributes<HTMLSelectElement>>, "children"> {
  name: string;
  /** the options */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** The platform's select with a label. Uncontrolled. */
export function SelectField({ id, label, optional, hint, error, children, ...select }: SelectFieldProps): ReactElement {
  return (
    <FieldShell id={id} label={label} optional={optional} hint={hint} error={error}>
      <select {...select} {...fieldState({ id, hint, error })} className="lh-input lh-select">
        {children}
      </select>
    </FieldShell>
  );
}

export interface TextAreaProps extends FieldShellProps, Uncontrolled<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field of several lines that grows with its text. Uncontrolled. */
export function TextArea({ id, label, optional, hint, error, ...area }: TextAreaProps): ReactElement {
  return (
    <FieldShell id={id} label={label} optional={optional} hint={hint} error={error}>
      <textarea {...area} {...fieldState({ id, hint, error })} className="lh-input" />
    </FieldShell>
  );
}
