import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery, marketLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** Statutory guarantee, independent of a producer's. Source: Directive (EU) 2019/771, Art. 10. */
export function Guarantee(): ReactElement {
  const t = useTexts("product");
  const shop = useShop();
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const { data: local } = useSuspenseQuery(marketLinksQuery(shop));
  const more = local.find(({ code }) => code === "warranty") ?? legal.find(({ code }) => code === "terms");
  return (
    <div className="lh-prose">
      <p>{t("guarantee.text")}</p>
      <p>{t("guarantee.rights")}</p>
      {more !== undefined && (
        <p>
          <ShopLink to={more.url}>{t("guarantee.more", { page: more.title })}</ShopLink>
        </p>
      )}
    </div>
  );
}
