import type { ParseKeys } from "i18next";
import { productQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Text key, and path within the back office. Source: decision 0072. */
type AdminLink = readonly [text: ParseKeys<"admin">, path: string];

const GROUPS = (["customers", "orders", "catalog", "folders", "modules", "configuration"] as const).map(
  (name): AdminLink => [name, name],
);

const TOOLS: readonly AdminLink[] = [
  ["coupons", "coupon"],
  ["sales", "sales"],
  ["brands", "brand"],
  ["export", "export"],
  ["import", "import"],
];

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
        {GROUPS.map(link)}
        <li>
          <details className="lh-admintools" name="admin">
            <summary>{t("tools")}</summary>
            <ul role="list">{TOOLS.map(link)}</ul>
          </details>
        </li>
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
      for (const match of matches) {
        if (match.routeId === "/product/$id" && match.loaderData) return { view: "product", id: match.loaderData.id };
        if (match.routeId === "/$" && match.loaderData) {
          const { name, props } = match.loaderData.screen;
          if (name !== "listing") return { view: name, id: props.id };
          const { subject } = props;
          return subject.kind === "category" || subject.kind === "content"
            ? { view: subject.kind, id: subject.id }
            : undefined;
        }
      }
      return undefined;
    },
    structuralSharing: true,
  });
}

/** Returns the back-office links of a page. Source: specification 2, admin bar. */
export function pageLinks(page: AdminPage, categoryId: number | undefined): AdminLink[] {
  if (page?.view === "content") return [["updateContent", `content/update/${page.id}`]];
  const shownCategory = page?.view === "category" ? page.id : categoryId;
  return [
    ...(shownCategory === undefined
      ? []
      : [["updateCategory", `categories/update?category_id=${shownCategory}`] as const]),
    ...(page?.view === "product"
      ? [
          ["updateProduct", `products/update?product_id=${page.id}`] as const,
          ["updatePartner", `products/update?product_id=${page.id}&current_tab=modules`] as const,
        ]
      : []),
  ];
}

/** Returns a URL of the back office; undefined when the setting is no safe link target. */
export function adminHref(adminUrl: string | undefined, path: string): string | undefined {
  if (adminUrl === undefined || !/^(https?:\/\/|\/(?![/\\]))/.test(adminUrl)) return undefined;
  return `${adminUrl.replace(/\/+$/, "")}/admin/${path}`;
}
