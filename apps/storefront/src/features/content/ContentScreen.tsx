import { contentQuery } from "@shop/core/query";
import { Breadcrumbs, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Html } from "../../ui/Html.tsx";

/** A page of words: about, terms, imprint. */
export function ContentScreen({ id }: { id: number }): ReactElement {
  const shared = useTexts("shared");
  const { data: content } = useSuspenseQuery(contentQuery(useShop(), id));
  return (
    <article className="lh-page lh-stack">
      <Breadcrumbs
        crumbs={[{ title: shared("home"), href: "/" }, { title: content.title }]}
        label={shared("crumbs")}
        link={ShopLink}
      />
      <h1>{content.title}</h1>
      {content.chapo !== "" && <p className="lh-lead">{content.chapo}</p>}
      <Html html={content.description} />
    </article>
  );
}
