import { useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** While something is wrong, the page's title begins with it. */
export function useErrorTitle(wrong: boolean): void {
  const t = useTexts("checkout");
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const prefixed = t("errors.titlePrefix", { title });
    document.title = prefixed;
    return () => {
      // The next page may have set its own by now.
      if (document.title === prefixed) document.title = title;
    };
  }, [wrong, t]);
}
