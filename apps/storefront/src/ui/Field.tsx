import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface FieldLayoutProps {
  /** Id of the control, and target of the error summary's link. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Text that marks an optional field. */
  optional?: string | undefined;
}

/** Props of an uncontrolled element: input from before hydration is kept. */
type ControlProps<Tag extends "input" | "select" | "textarea"> = FieldLayoutProps &
  Omit<ComponentProps<Tag>, keyof FieldLayoutProps | "name" | "value" | "className" | "width"> & {
    /** Stable, because browsers use it for autofill. */
    name: string;
  };

export interface FieldProps extends ControlProps<"input"> {
  /** "shipping address-line1", "email", "off" … */
  autoComplete: string;
  /** Hints at the expected length. */
  width?: "short" | "medium" | undefined;
}

export function Field({ width, ...props }: FieldProps): ReactElement {
  const { layout, control } = splitFieldProps(props);
  return (
    <FieldLayout {...layout}>
      <input {...control} className="lh-input" data-width={width} />
    </FieldLayout>
  );
}

export function SelectField(props: ControlProps<"select">): ReactElement {
  const { layout, control } = splitFieldProps(props);
  return (
    <FieldLayout {...layout}>
      <select {...control} className="lh-input lh-select" />
    </FieldLayout>
  );
}

export function TextArea(props: ControlProps<"textarea">): ReactElement {
  const { layout, control } = splitFieldProps(props);
  return (
    <FieldLayout {...layout}>
      <textarea {...control} className="lh-input" />
    </FieldLayout>
  );
}

export function splitFieldProps<Props extends FieldLayoutProps>(props: Props) {
  const { id, label, hint, error, optional, ...rest } = props;
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const ariaProps = {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
  return { layout: { id, label, hint, error, optional }, control: { ...rest, ...ariaProps } };
}

export function FieldLayout(props: FieldLayoutProps & { children: ReactNode }): ReactElement {
  const { id, label, hint, error, optional, children } = props;
  return (
    <div className="lh-field" data-invalid={error === undefined ? undefined : ""}>
      <label className="lh-label" htmlFor={id}>
        {label}
        {optional !== undefined && <span className="lh-optional"> ({optional})</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldHint({ id, hint }: Pick<FieldLayoutProps, "id" | "hint">): ReactElement | null {
  if (hint === undefined) return null;
  return (
    <p className="lh-hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** Error message of a field. The icon makes it recognizable without colour. */
export function FieldError({ id, error }: Pick<FieldLayoutProps, "id" | "error">): ReactElement | null {
  if (error === undefined) return null;
  return (
    <p className="lh-error" id={`${id}-error`}>
      <Icon name="circle-alert" />
      <span>{error}</span>
    </p>
  );
}
