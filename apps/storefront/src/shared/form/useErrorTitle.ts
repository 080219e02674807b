import { useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Prefixes the document title while the form has errors. */
export function useErrorTitle(hasError: boolean): void {
  const t = useTexts("shared");
  useEffect(() => {
    if (!hasError) return;
    const title = document.title;
    const prefixed = t("form.titlePrefix", { title });
    document.title = prefixed;
    return () => {
      // The next page may already have set its own title.
      if (document.title === prefixed) document.title = title;
    };
  }, [hasError, t]);
}
