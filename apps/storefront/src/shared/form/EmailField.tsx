import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, type FieldProps } from "../../ui/Field.tsx";

const EMAIL_INPUT = { type: "email", autoCapitalize: "none", spellCheck: false, maxLength: 254 } as const;

interface EmailFieldProps extends Omit<FieldProps, keyof typeof EMAIL_INPUT | "autoComplete"> {
  /** Default: "email". */
  autoComplete?: "username" | undefined;
}

/** Below the 500 ms in which browsers attribute a layout shift to the input. */
const DELAY_MS = 400;

/** Email field. Offers the domain that a misspelled one resembles ("gmial.com"), and accepts the typed one. */
export function EmailField(props: EmailFieldProps): ReactElement {
  const t = useTexts("shared");
  const root = useRef<HTMLDivElement>(null);
  const [suggestion, setSuggestion] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function suggest({ value }: HTMLInputElement): Promise<void> {
    // Failed to load: the form works without suggestions.
    const code = await import("./suggestEmail.ts").catch(() => undefined);
    if (root.current?.querySelector("input")?.value === value) setSuggestion(code?.suggestEmail(value));
  }
  const onInput: ComponentProps<"input">["onInput"] = ({ currentTarget }) => {
    setSuggestion(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void suggest(currentTarget), DELAY_MS);
  };
  function accept(): void {
    const input = root.current?.querySelector("input");
    if (!input || suggestion === undefined) return;
    input.value = suggestion;
    input.focus();
    // Forms validate and store what is typed.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <div ref={root}>
      <Field {...props} {...EMAIL_INPUT} autoComplete={props.autoComplete ?? "email"} onInput={onInput} />
      <div role="status">
        {suggestion !== undefined && (
          <Button variant="quiet" onClick={accept}>
            {t("form.emailMeant", { email: suggestion })}
          </Button>
        )}
      </div>
    </div>
  );
}
