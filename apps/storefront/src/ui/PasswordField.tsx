import { type ReactElement, useState } from "react";
import { FieldLayout, type FieldProps, splitFieldProps } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import "./forms.css";

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "width" | "autoComplete"> {
  /** "new-password" makes password managers suggest one. */
  autoComplete: "current-password" | "new-password";
  /** "Passwort zeigen". */
  showLabel: string;
}

export function PasswordField({ showLabel, ...props }: PasswordFieldProps): ReactElement {
  const { layout, control } = splitFieldProps(props);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldLayout {...layout}>
      <div className="lh-password">
        <input
          {...control}
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
          aria-controls={layout.id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </FieldLayout>
  );
}
