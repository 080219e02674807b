import type { StorageKey } from "@shop/core";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { tryStorage } from "../../shared/tryStorage.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { focusMain } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { salesBarQuery } from "./frameQueries.ts";

/** Promotion line at the top of the header. Always in the server's HTML: an inline script hides it early if dismissed. */
export function SalesBar(): ReactElement | null {
  const t = useTexts("frame");
  const { data: bar } = useSuspenseQuery(salesBarQuery(useShop()));
  const { enabledFeatures } = useLocaleConfig();
  if (bar === null || !enabledFeatures.salesBar) return null;
  return (
    <section className="lh-salesbar" aria-label={t("salesBar")}>
      <p>
        {bar.message} {bar.link.startsWith("/") && <ShopLink to={bar.link}>{bar.linkText}</ShopLink>}
        {bar.link.startsWith("https:") && <a href={bar.link}>{bar.linkText}</a>}
      </p>
      {bar.dismissible && (
        <button type="button" className="lh-salesbar-close" aria-label={t("dismissSalesBar")} onClick={dismiss}>
          <Icon name="x" />
        </button>
      )}
    </section>
  );
}

const KEY = "salesBarVisible" satisfies StorageKey;

/** Inline script, run before first paint: a dismissed bar takes no space. */
export const hideSalesBarScript = `try{localStorage.getItem("${KEY}")==="false"&&(document.documentElement.dataset.salesbar="dismissed")}catch(e){}`;

/** Hides the bar on this page and all later ones. Moves the focus to the page, because the focused button disappears. */
function dismiss(): void {
  document.documentElement.dataset["salesbar"] = "dismissed";
  // With blocked storage the bar stays hidden until the next page load.
  tryStorage(() => localStorage.setItem(KEY, "false"));
  focusMain();
}
