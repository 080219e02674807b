import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { FieldError, fieldAriaProps } from "./Field.tsx";

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className" | "type"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function CheckboxField({ id, label, hint, error, ...input }: CheckboxFieldProps): ReactElement {
  return (
    <div className="lh-check">
      <input {...input} {...fieldAriaProps({ id, hint, error })} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="lh-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
