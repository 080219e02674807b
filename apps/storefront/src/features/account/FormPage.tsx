import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FormResult, type FormResultProps } from "../../shared/form/FormResult.tsx";
import { FormView, type FormViewProps } from "../../shared/form/FormView.tsx";
import "../../shared/service.css";

interface FormPageProps extends Omit<FormViewProps, "className" | "wide"> {
  title: string;
  text?: string | undefined;
  /** Rendered in place of the form. */
  result: FormResultProps | undefined;
}

export function FormPage({ title, text, result, ...form }: FormPageProps): ReactElement {
  const t = useTexts("account");
  if (result !== undefined) {
    return (
      <div className="lh-page" key="result">
        <FormResult {...result} />
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
