import { productQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ADMIN_GROUPS, ADMIN_TOOLS, adminHref, pageLinks } from "./adminPage.ts";
import { useAdminPage } from "./useAdminPage.ts";

/** Links to the back office, each opening a new tab. Source: specification 2, admin bar. */
export function AdminBar(): ReactElement | null {
  const shop = useShop();
  const t = useTexts("admin");
  const page = useAdminPage();
  const { data: adminUrl } = useQuery({
    queryKey: ["adminUrl"],
    queryFn: async () => (await shop.content.setting("admin_url")) ?? "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const productId = page?.view === "product" ? page.id : 0;
  const { data: product } = useQuery({ ...productQuery(shop, productId), enabled: productId > 0 });
  const link = ({ text, path }: { text: string; path: string }): ReactElement => (
    <li key={path}>
      <a href={adminHref(adminUrl, path)} target="_blank" rel="noopener">
        {t(text)}
      </a>
    </li>
  );
  if (adminHref(adminUrl, "") === undefined) return null;
  return (
    <nav className="lh-wrap" aria-label={t("title")}>
      <ul role="list">
        {ADMIN_GROUPS.map(link)}
        <li>
          <details className="lh-admintools" name="admin">
            <summary>{t("tools")}</summary>
            <ul role="list">{ADMIN_TOOLS.map(link)}</ul>
          </details>
        </li>
      </ul>
      <ul role="list">{pageLinks(page, product?.categories[0]?.id).map(link)}</ul>
      <span className="lh-visually-hidden">{t("newTab")}</span>
    </nav>
  );
}
