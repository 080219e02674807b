import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { FormView, type FormViewProps } from "../../shared/form/FormView.tsx";
import type { ButtonStyle } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { focusWithoutScroll } from "../../ui/focus.ts";
import type { IconName } from "../../ui/icons.generated.ts";

interface FormPageProps extends Omit<FormViewProps, "className" | "wide"> {
  title: string;
  text?: ReactNode;
  /** Rendered in place of the form; announced and focused on mount. */
  outcome:
    | { icon: IconName; title: string; text: string; link: ButtonStyle & { to: string; label: string } }
    | undefined;
}

/** Page with a single form. */
export function FormPage({ title, text, outcome, ...form }: FormPageProps): ReactElement {
  const t = useTexts("account");
  if (outcome !== undefined) {
    return (
      <div className="lh-page" role="status" tabIndex={-1} ref={focusWithoutScroll} key="outcome">
        <EmptyState
          icon={outcome.icon}
          headingLevel={1}
          title={outcome.title}
          action={<ButtonLink {...outcome.link} />}
        >
          <p>{outcome.text}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="lh-page lh-narrow">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      <noscript>{t("noScript")}</noscript>
      <FormView {...form} />
    </div>
  );
}
