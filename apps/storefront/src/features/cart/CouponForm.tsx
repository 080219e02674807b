import { type ReactElement, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import type { Coupons } from "./useCoupons.ts";

/** Where a code is typed. What was typed stays until it is taken. */
export function CouponForm({ busy, error, apply }: Pick<Coupons, "busy" | "error" | "apply">): ReactElement {
  const t = useTexts("cart");
  const field = useRef<HTMLInputElement>(null);

  async function send(): Promise<void> {
    const input = field.current;
    if (input === null) return;
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
        ref={field}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {t("coupon.apply")}
      </Button>
    </form>
  );
}
