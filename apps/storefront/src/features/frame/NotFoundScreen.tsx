import { Breadcrumbs } from "@shop/react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as v from "valibot";
import { ShopLink } from "../../routing/ShopLink.tsx";
import { NextSteps } from "../../shared/NextSteps.tsx";
import { guessSearchTerms } from "./guessSearchTerms.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyChair } from "./EmptyChair.tsx";

const reasons = [
  "rewriting-failed",
  "product-fetch-failed",
  "category-fetch-failed",
  "brand-fetch-failed",
  "content-fetch-failed",
  "content-type-not-found",
  "route-not-found",
] as const;

/** Data of the loader's `notFound()`. Source: specification 8. */
const notFoundData = v.object({ data: v.object({ reason: v.picklist(reasons) }) });

/** 404 screen: a headline by kind of missing page, a search suggestion and further links. */
export function NotFoundScreen(props: { data?: unknown }): ReactElement {
  const t = useTexts("frame");
  const shared = useTexts("shared");
  const read = v.safeParse(notFoundData, props);
  const reason = read.success ? read.output.data.reason : "route-not-found";
  const searchText = useLocation({ select: ({ pathname }) => guessSearchTerms(pathname) });
  return (
    <div className="lh-page lh-missing" data-reason={reason}>
      <Breadcrumbs
        label={shared("crumbs")}
        link={ShopLink}
        crumbs={[{ title: shared("home"), href: "/" }, { title: t("notFound.crumb") }]}
      />
      <EmptyChair />
      <h1>{t(`notFound.${reason}`)}</h1>
      <p className="lh-lead">{t("notFound.advice")}</p>
      <ShopLink {...buttonProps({ size: "large" })} to="/">
        {t("notFound.home")}
      </ShopLink>
      {searchText !== undefined && (
        <p>
          <Link to="/search/$value" params={{ value: searchText }} rel="nofollow">
            {t("notFound.search", { words: searchText })}
          </Link>
        </p>
      )}
      <NextSteps browseText={t("notFound.browse")} callLabel={(phone) => t("notFound.call", { phone })} />
    </div>
  );
}
