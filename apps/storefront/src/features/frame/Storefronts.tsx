import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { usePathInStorefront } from "../../routing/usePathInStorefront.ts";
import { storefronts, buildStorefrontUrl } from "../../storefronts.ts";

/** The same page in the other storefronts, each named in its own language. Never redirects. Source: decision 0064. */
export function Storefronts(): ReactElement {
  const t = useTexts("frame");
  const { origin, storefront: here } = useRouter().options.context;
  const pageIn = usePathInStorefront();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} id="storefronts">
      <h2 className="lh-footer-title" id={titleId}>
        {t("storefrontsTitle")}
      </h2>
      <ul className="lh-storefronts" role="list">
        {storefronts.map((storefront) => (
          <li key={storefront.id} lang={storefront.language}>
            {storefront.id === here.id ? (
              <span className="lh-storefront" aria-current="true">
                {storefront.title}
              </span>
            ) : (
              <a
                className="lh-storefront"
                href={buildStorefrontUrl(new URL(origin), storefront, pageIn(storefront))}
                hrefLang={storefront.locale}
                lang={storefront.language}
              >
                {storefront.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
