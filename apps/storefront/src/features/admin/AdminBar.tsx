import type { ParseKeys } from "i18next";
import { productQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Text key, and path within the back office. Source: decision 0072. */
type AdminLink = [text: ParseKeys<"admin">, path: string];

const GROUPS = ["customers", "orders", "catalog", "folders"] as const;
const TOOLS: AdminLink[] = [
  ["coupons", "coupon"],
  ["sales", "sales"],
  ["brands", "brand"],
  ["export", "export"],
  ["import", "import"],
];

const GROUPS_AFTER_TOOLS = ["modules", "configuration"] as const;

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
  const link = ([text, path]: AdminLink): ReactElement => (
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
        {GROUPS.map((name) => link([name, name]))}
        <li>
          <details className="lh-admintools" name="admin">
            <summary>
              {t("tools")}
              <Icon name="chevron-down" />
            </summary>
            <ul role="list">{TOOLS.map(link)}</ul>
          </details>
        </li>
        {GROUPS_AFTER_TOOLS.map((name) => link([name, name]))}
      </ul>
      <ul role="list">{pageLinks(page, product?.categories[0]?.id).map(link)}</ul>
      <span className="lh-visually-hidden">{t("newTab")}</span>
    </nav>
  );
}

type AdminPage = { view: "product" | "category" | "content"; id: number } | undefined;

function useAdminPage(): AdminPage {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      if (match?.routeId === "/product/$id" && match.loaderData) return { view: "product", id: match.loaderData.id };
      if (match?.routeId !== "/$" || !match.loaderData) return undefined;
      const { name, props } = match.loaderData.screen;
      if (name !== "listing") return { view: name, id: props.id };
      const { subject } = props;
      if (subject.kind !== "category" && subject.kind !== "content") return undefined;
      return { view: subject.kind, id: subject.id };
    },
    structuralSharing: true,
  });
}

/** Returns the back-office links of a page. Source: specification 2, admin bar. */
export function pageLinks(page: AdminPage, categoryId: number | undefined): AdminLink[] {
  if (page?.view === "content") return [["updateContent", `content/update/${page.id}`]];
  const category = page?.view === "category" ? page.id : categoryId;
  const links: AdminLink[] = [];
  if (category !== undefined) links.push(["updateCategory", `categories/update?category_id=${category}`]);
  if (page?.view === "product") {
    const path = `products/update?product_id=${page.id}`;
    links.push(["updateProduct", path], ["updatePartner", `${path}&current_tab=modules`]);
  }
  return links;
}

/** Returns a URL of the back office; undefined when the setting is no safe link target. */
export function adminHref(adminUrl: string | undefined, path: string): string | undefined {
  if (adminUrl === undefined || !/^(https?:\/\/|\/(?![/\\]))/.test(adminUrl)) return undefined;
  return `${adminUrl.replace(/\/+$/, "")}/admin/${path}`;
}
