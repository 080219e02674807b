import { Link, useLocation } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as v from "valibot";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { CrumbPage } from "../../shared/CrumbPage.tsx";
import { NextSteps } from "../../shared/NextSteps.tsx";
import { NOT_FOUND_REASONS } from "../../shared/notFoundReasons.ts";

const notFoundData = v.object({ data: v.object({ reason: v.picklist(NOT_FOUND_REASONS) }) });

export function NotFoundScreen(props: { data?: unknown }): ReactElement {
  const frame = useTexts("frame");
  const t = useTexts("frame/lazy");
  const read = v.safeParse(notFoundData, props);
  const reason = read.success ? read.output.data.reason : "route-not-found";
  const searchText = useLocation({ select: ({ pathname }) => guessSearchTerms(pathname) });
  return (
    <CrumbPage title={t("notFound.crumb")} className="lh-missing">
      <EmptyChair />
      <h1>{frame(`notFound.${reason}`)}</h1>
      <p className="lh-lead">{t("notFound.advice")}</p>
      <ButtonLink size="large" to="/" label={t("notFound.home")} />
      {searchText !== undefined && (
        <p>
          <Link to="/search/$value" params={{ value: searchText }} rel="nofollow">
            {t("notFound.search", { words: searchText })}
          </Link>
        </p>
      )}
      <NextSteps browseText={t("notFound.browse")} callLabel={(phone) => t("notFound.call", { phone })} />
    </CrumbPage>
  );
}

function EmptyChair(): ReactElement {
  return (
    <svg className="lh-chair" viewBox="0 0 320 220" width="320" height="220" aria-hidden="true">
      <ellipse className="lh-chair-ground" cx="160" cy="198" rx="132" ry="12" />
      <path className="lh-chair-leg" d="m104 168-6 30m118-30 6 30" />
      <path className="lh-chair-back" d="M92 110V58c0-18 13-30 31-30h74c18 0 31 12 31 30v52Z" />
      <path className="lh-chair-seam" d="M140 44v56m40-56v56" />
      <rect className="lh-chair-seat" x="88" y="112" width="144" height="34" rx="12" />
      <path
        className="lh-chair-arm"
        d="M84 92c13 0 22 9 22 22v32h108v-32c0-13 9-22 22-22s22 9 22 22v42c0 10-7 18-18 18H80c-11 0-18-8-18-18v-42c0-13 9-22 22-22Z"
      />
      <path className="lh-chair-thread" d="M36 44h20M46 34v20M270 60h14m-7-7v14M262 22h10m-5-5v10" />
    </svg>
  );
}

const MIN_LENGTH = 4;
const MAX_WORDS = 6;

/** Guesses search terms from the last segment of a path: "/alt/sofa-hallein-17.html" → "sofa hallein". */
export function guessSearchTerms(path: string): string | undefined {
  // The path of the page itself names no product.
  if (path === "/not-found") return undefined;
  const segment = decodeSegment(path.split("/").findLast(Boolean) ?? "");
  const words = segment.replace(/\.\w{2,5}$/, "").match(/\p{L}+/gu) ?? [];
  const terms = words.slice(0, MAX_WORDS).join(" ");
  return terms.length < MIN_LENGTH ? undefined : terms;
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
