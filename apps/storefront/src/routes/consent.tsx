import { createFileRoute } from "@tanstack/react-router";
import { ConsentScreen } from "../features/consent/ConsentScreen.tsx";

/** Cookie settings. What is chosen here comes back with a POST to this address, where JavaScript has not arrived. */
export const Route = createFileRoute("/consent")({
  loader: async ({ context: { texts } }) => {
    await texts.load("consent");
    return { title: texts.t("consent")("settings") };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }, { name: "robots", content: "noindex" }] }),
  headers: () => ({ "Cache-Control": "no-store" }),
  component: ConsentScreen,
});
