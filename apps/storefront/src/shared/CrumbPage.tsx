import { Breadcrumbs } from "@shop/react";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../i18n/useTexts.ts";
import { ShopLink } from "./ShopLink.tsx";

/** Page directly below the home page, with its breadcrumbs. */
export function CrumbPage(props: { title: string; className?: string; children: ReactNode }): ReactElement {
  const { title, className = "", children } = props;
  const t = useTexts("shared");
  return (
    <div className={`lh-page ${className}`.trim()}>
      <Breadcrumbs label={t("crumbs")} link={ShopLink} crumbs={[{ title: t("home"), href: "/" }, { title }]} />
      {children}
    </div>
  );
}
