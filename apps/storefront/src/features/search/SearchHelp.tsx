import type { ReactElement } from "react";
import { NextSteps } from "../../shared/NextSteps.tsx";
import { useTexts } from "../../i18n/useTexts.ts";

/** Next steps after a search without results. */
export function SearchHelp(): ReactElement {
  const t = useTexts("search");
  return <NextSteps browseText={t("browse")} callLabel={(phone) => t("call", { phone })} />;
}
