import type { ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface FieldLayoutProps {
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
