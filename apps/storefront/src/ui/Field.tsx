import type {
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { FieldLayout, type FieldLayoutProps, fieldAriaProps } from "./FieldLayout.tsx";

type Uncontrolled<Attributes> = Omit<Attributes, "id" | "value" | "className" | "width">;

export interface FieldProps extends FieldLayoutProps, Uncontrolled<InputHTMLAttributes<HTMLInputElement>> {
  /** Stable, because browsers use it for autofill. */
  name: string;
  /** "shipping address-line1", "email", "off" … */
  autoComplete: string;
  /** Hints at the expected length. */
  width?: "short" | "medium" | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Uncontrolled: input from before hydration is kept. */
export function Field({ id, label, optional, hint, error, width, ...input }: FieldProps): ReactElement {
  return (
    <FieldLayout id={id} label={label} optional={optional} hint={hint} error={error}>
      <input {...input} {...fieldAriaProps({ id, hint, error })} className="lh-input" data-width={width} />
    </FieldLayout>
  );
}

export interface SelectFieldProps
  extends FieldLayoutProps, Omit<Uncontrolled<SelectHTMLAttributes<HTMLSelectElement>>, "children"> {
  name: string;
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ id, label, optional, hint, error, children, ...select }: SelectFieldProps): ReactElement {
  return (
    <FieldLayout id={id} label={label} optional={optional} hint={hint} error={error}>
      <select {...select} {...fieldAriaProps({ id, hint, error })} className="lh-input lh-select">
        {children}
      </select>
    </FieldLayout>
  );
}

export interface TextAreaProps extends FieldLayoutProps, Uncontrolled<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ id, label, optional, hint, error, ...area }: TextAreaProps): ReactElement {
  return (
    <FieldLayout id={id} label={label} optional={optional} hint={hint} error={error}>
      <textarea {...area} {...fieldAriaProps({ id, hint, error })} className="lh-input" />
    </FieldLayout>
  );
}
