import { createFileRoute } from "@tanstack/react-router";
import { ConsentScreen } from "../features/consent/ConsentScreen.tsx";

/** Cookie settings. Without JavaScript the form posts to this URL. */
export const Route = createFileRoute("/consent")({
  loader: async ({ context: { texts } }) => {
    await texts.load("consent");
    return { title: texts.t("consent")("settings") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  headers: () => ({ "Cache-Control": "no-store" }),
  component: ConsentScreen,
});
