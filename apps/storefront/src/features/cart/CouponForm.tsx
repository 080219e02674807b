import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";

interface CouponFormProps {
  busy: boolean;
  error: string | undefined;
  /** Returns whether the coupon was applied. */
  apply: (code: string) => Promise<boolean>;
  clearError: () => void;
}

export function CouponForm({ busy, error, apply, clearError }: CouponFormProps): ReactElement {
  const t = useTexts("cart");
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(false);

  // The coupon list grows above the field: keeps the focused field and its message in view.
  useEffect(() => {
    if (!busy && sent.current) field.current?.closest(".lh-coupon")?.scrollIntoView({ block: "nearest" });
  }, [busy]);

  async function send(): Promise<void> {
    const input = field.current;
    if (input === null) return;
    sent.current = true;
    if (await apply(input.value)) input.value = "";
    input.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        id="coupon-code"
        name="coupon"
        label={t("coupon.label")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={100}
        error={error}
        onInput={clearError}
        ref={field}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {t("coupon.apply")}
      </Button>
    </form>
  );
}
