import { Breadcrumbs } from "@shop/react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as v from "valibot";
import { ShopLink } from "../../app/ShopLink.tsx";
import { WaysOn } from "../../app/WaysOn.tsx";
import { wordsOfPath } from "../../app/wordsOfPath.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
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
const given = v.object({ data: v.object({ reason: v.picklist(reasons) }) });

/** 404 screen: a headline by kind of missing page, a search suggestion and further links. */
export function NotFoundScreen(props: { data?: unknown }): ReactElement {
  const t = useTexts("frame");
  const shared = useTexts("shared");
  const read = v.safeParse(given, props);
  const reason = read.success ? read.output.data.reason : "route-not-found";
  const words = useLocation({ select: ({ pathname }) => wordsOfPath(pathname) });
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
      <ShopLink {...buttonLook({ size: "large" })} to="/">
        {t("notFound.home")}
      </ShopLink>
      {words !== undefined && (
        <p>
          <Link to="/search/$value" params={{ value: words }} rel="nofollow">
            {t("notFound.search", { words })}
          </Link>
        </p>
      )}
      <WaysOn browse={t("notFound.browse")} call={(phone) => t("notFound.call", { phone })} />
    </div>
  );
}
