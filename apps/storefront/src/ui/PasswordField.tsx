import { type ReactElement, useState } from "react";
import { type FieldProps, FieldLayout, fieldAriaProps } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "width" | "autoComplete"> {
  /** "new-password" makes password managers suggest one. */
  autoComplete: "current-password" | "new-password";
  /** "Passwort zeigen". */
  showLabel: string;
}

export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { id, label, optional, hint, error, showLabel, ...input } = props;
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldLayout id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className="lh-password">
        <input
          {...input}
          {...fieldAriaProps({ id, hint, error })}
          className="lh-input"
          type={isVisible ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="lh-password-show"
          aria-label={showLabel}
          aria-pressed={isVisible}
          aria-controls={id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </FieldLayout>
  );
}
