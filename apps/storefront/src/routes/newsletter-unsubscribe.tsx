import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ownPage } from "../app/ownPage.ts";
import { UnsubscribeScreen } from "../features/newsletter/UnsubscribeScreen.tsx";

export const Route = createFileRoute("/newsletter-unsubscribe")({
  loader: async ({ context: { newsletter, texts } }) => {
    await texts.load("newsletter");
    return { title: texts.t("newsletter")("unsubscribe.title"), answer: newsletter };
  },
  ...ownPage,
  component: Unsubscribe,
});

function Unsubscribe(): ReactElement {
  const { answer } = Route.useLoaderData();
  return <UnsubscribeScreen answer={answer} />;
}
