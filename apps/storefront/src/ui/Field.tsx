import type {
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { Icon } from "./Icon.tsx";

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

interface SelectFieldProps
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

interface TextAreaProps extends FieldLayoutProps, Uncontrolled<TextareaHTMLAttributes<HTMLTextAreaElement>> {
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

interface FieldLayoutProps {
  /** Id of the input, and target of the error summary's link. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Text that marks an optional field. */
  optional?: string | undefined;
}

export function FieldLayout(props: FieldLayoutProps & { children: ReactNode }): ReactElement {
  const { id, label, hint, error, optional, children } = props;
  return (
    <div className="lh-field" data-invalid={error === undefined ? undefined : ""}>
      <label className="lh-label" htmlFor={id}>
        {label}
        {optional !== undefined && <span className="lh-optional"> ({optional})</span>}
      </label>
      {hint !== undefined && (
        <p className="lh-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Error message of a field. The icon makes it recognizable without colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }): ReactElement | null {
  if (error === undefined) return null;
  return (
    <p className="lh-error" id={`${id}-error`}>
      <Icon name="circle-alert" />
      <span>{error}</span>
    </p>
  );
}

export function fieldAriaProps({ id, hint, error }: Pick<FieldLayoutProps, "id" | "hint" | "error">): {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
} {
  const ids = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`].filter(
    (part) => part !== "",
  );
  return {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}
