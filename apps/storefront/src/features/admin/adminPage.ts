export type AdminPage = { view: "product" | "category" | "content"; id: number } | undefined;

/** Paths of the back office. Source: decision 0072. */
export const ADMIN_GROUPS = [
  { text: "customers", path: "customers" },
  { text: "orders", path: "orders" },
  { text: "catalog", path: "catalog" },
  { text: "folders", path: "folders" },
  { text: "modules", path: "modules" },
  { text: "configuration", path: "configuration" },
] as const;

export const ADMIN_TOOLS = [
  { text: "coupons", path: "coupon" },
  { text: "sales", path: "sales" },
  { text: "brands", path: "brand" },
  { text: "export", path: "export" },
  { text: "import", path: "import" },
] as const;

interface AdminLink {
  text: "updateCategory" | "updateProduct" | "updatePartner" | "updateContent";
  path: string;
}

/** Returns the back-office links of a page. Source: specification 2, admin bar. */
export function pageLinks(page: AdminPage, categoryId: number | undefined): AdminLink[] {
  switch (page?.view) {
    case "product":
      return [
        ...(categoryId === undefined ? [] : [category(categoryId)]),
        { text: "updateProduct", path: `products/update?product_id=${page.id}` },
        { text: "updatePartner", path: `products/update?product_id=${page.id}&current_tab=modules` },
      ];
    case "category":
      return [category(page.id)];
    case "content":
      return [{ text: "updateContent", path: `content/update/${page.id}` }];
    case undefined:
      return [];
  }
}

const category = (id: number): AdminLink => ({
  text: "updateCategory",
  path: `categories/update?category_id=${id}`,
});

/** Returns a URL of the back office; undefined when the setting is no safe link target. */
export function adminHref(adminUrl: string | undefined, path: string): string | undefined {
  if (adminUrl === undefined || !/^(https?:\/\/|\/(?![/\\]))/.test(adminUrl)) return undefined;
  return `${adminUrl.replace(/\/+$/, "")}/admin/${path}`;
}
