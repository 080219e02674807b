import type { ComponentProps, ReactElement } from "react";
import { FieldError, FieldHint, type FieldLayoutProps, splitFieldProps } from "./Field.tsx";

type CheckboxFieldProps = Omit<FieldLayoutProps, "optional"> &
  Omit<ComponentProps<"input">, keyof FieldLayoutProps | "className" | "type">;

export function CheckboxField(props: CheckboxFieldProps): ReactElement {
  const { layout, control } = splitFieldProps(props);
  return (
    <div className="lh-check">
      <input {...control} type="checkbox" />
      <label htmlFor={layout.id}>{layout.label}</label>
      <FieldHint id={layout.id} hint={layout.hint} />
      <FieldError id={layout.id} error={layout.error} />
    </div>
  );
}
