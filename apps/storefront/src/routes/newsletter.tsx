import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ownPage } from "../app/ownPage.ts";
import { NewsletterScreen } from "../features/newsletter/NewsletterScreen.tsx";

export const Route = createFileRoute("/newsletter")({
  loader: async ({ context: { newsletter, texts } }) => {
    await texts.load("newsletter");
    return { title: texts.t("newsletter")("title"), answer: newsletter };
  },
  ...ownPage,
  component: Newsletter,
});

function Newsletter(): ReactElement {
  const { answer } = Route.useLoaderData();
  return <NewsletterScreen answer={answer} />;
}
