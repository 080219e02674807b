import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Spelling suggestions of the search engine. */
export function Corrections({ corrections }: { corrections: readonly string[] }): ReactElement | null {
  const t = useTexts("search");
  if (corrections.length === 0) return null;
  return (
    <p className="lh-corrections">
      {t("didYouMean")}{" "}
      {corrections.map((text) => (
        <Link key={text} to="/search/$value" params={{ value: text }}>
          {text}
        </Link>
      ))}
    </p>
  );
}
