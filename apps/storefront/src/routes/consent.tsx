import { createFileRoute } from "@tanstack/react-router";
import { unindexedPage } from "../routing/pageOptions.ts";
import { ConsentScreen } from "../features/consent/ConsentScreen.tsx";

/** Cookie settings. Without JavaScript the form posts to this URL. */
export const Route = createFileRoute("/consent")({
  ...unindexedPage("consent", (t) => t("settings")),
  staticData: { noStore: true, noindex: true },
  component: ConsentScreen,
});
