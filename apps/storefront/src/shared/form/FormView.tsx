import { createContext, type ReactElement, type ReactNode, use } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { focusOnMount } from "../../ui/focus.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { ShopForm } from "./useShopForm.ts";
import "../../ui/forms.css";

export interface FormViewProps {
  form: ShopForm;
  submitLabel: string;
  children: ReactNode;
  actions?: ReactNode;
  className?: string;
  wide?: boolean;
}

const FieldContext = createContext<ShopForm["field"]>((name) => {
  throw new Error(`The field ${name} is outside of a form`);
});

/** Returns `form.field` of the form around a component. */
export const useFormField = (): ShopForm["field"] => use(FieldContext);

export function FormView(props: FormViewProps): ReactElement {
  const { form, submitLabel, children, actions, className = "", wide = false } = props;
  const t = useTexts("shared");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the fields
    <form className={`lh-form ${className}`} {...form.props}>
      {form.summary.length > 0 && (
        <ErrorSummary
          key={form.rejections}
          title={t("form.wrong", { count: form.summary.length })}
          items={form.summary}
        />
      )}
      {form.failure !== undefined && (
        // Takes the focus, and scrolls into view: the pressed button can be far below.
        <div tabIndex={-1} ref={focusOnMount}>
          <Notice tone="error" title={t("form.failed")} announce="alert" text={form.failure} />
        </div>
      )}
      <FieldContext value={form.field}>{children}</FieldContext>
      <div className={wide ? undefined : "lh-formactions"}>
        <Button type="submit" size="large" wide={wide} busy={form.busy}>
          {submitLabel}
        </Button>
        {actions}
      </div>
      <p className="lh-visually-hidden" role="status">
        {form.busy ? t("wait") : ""}
      </p>
    </form>
  );
}
