import { validateEmail } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { whenHydrated } from "../../shared/hydration.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";

const FIELD_ID = "footer-email";

/** Opens the newsletter page with the e-mail filled in; without JavaScript a GET form. Source: specification 5. */
export function NewsletterForm(): ReactElement {
  const t = useTexts("frame/lazy");
  const core = useTexts("core");
  const router = useRouter();
  const titleId = useId();
  const [error, setError] = useState<"required" | "invalid">();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get("email");
    const email = typeof entry === "string" ? entry.trim() : "";
    const found = validateEmail(email);
    setError(found);
    if (found !== undefined) return document.getElementById(FIELD_ID)?.focus();
    // The mask keeps the e-mail out of the address bar and the Referer header.
    const to = "/newsletter";
    whenHydrated(() => void router.navigate({ to, search: { email }, mask: { to } }));
  }

  return (
    <section className="lh-footer-newsletter" aria-labelledby={titleId}>
      <div>
        <h2 className="lh-footer-title" id={titleId}>
          {t("newsletter.title")}
        </h2>
        <p>{t("newsletter.text")}</p>
      </div>
      <form
        action="/newsletter"
        onSubmit={onSubmit}
        // Before hydration the browser validates, afterwards `validateEmail`.
        ref={(form) => {
          if (form !== null) form.noValidate = true;
        }}
      >
        <Field
          id={FIELD_ID}
          name="email"
          type="email"
          label={t("newsletter.email")}
          error={error && core(`validation.email.${error}`)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          onInput={({ currentTarget }) => error && setError(validateEmail(currentTarget.value))}
        />
        <Button type="submit" variant="outline">
          {t("newsletter.submit")}
        </Button>
      </form>
    </section>
  );
}
