import { Breadcrumbs } from "@shop/react";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

export function NewsletterPage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const shared = useTexts("shared");
  return (
    <div className="lh-page">
      <Breadcrumbs
        label={shared("crumbs")}
        link={ShopLink}
        crumbs={[{ title: shared("home"), href: "/" }, { title }]}
      />
      {children}
    </div>
  );
}
