import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { personalPage } from "../routing/personalPage.ts";
import { UnsubscribeScreen } from "../features/newsletter/UnsubscribeScreen.tsx";

export const Route = createFileRoute("/newsletter-unsubscribe")({
  loader: async ({ context: { newsletter, texts } }) => {
    await texts.load("newsletter");
    return { title: texts.t("newsletter")("unsubscribe.title"), formState: newsletter };
  },
  ...personalPage,
  component: Unsubscribe,
});

function Unsubscribe(): ReactElement {
  const { formState } = Route.useLoaderData();
  return <UnsubscribeScreen formState={formState} />;
}
