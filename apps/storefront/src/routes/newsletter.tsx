import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { personalPage } from "../routing/personalPage.ts";
import { NewsletterScreen } from "../features/newsletter/NewsletterScreen.tsx";

export const Route = createFileRoute("/newsletter")({
  loader: async ({ context: { newsletter, texts } }) => {
    await texts.load("newsletter");
    return { title: texts.t("newsletter")("title"), formState: newsletter };
  },
  ...personalPage,
  component: Newsletter,
});

function Newsletter(): ReactElement {
  const { formState } = Route.useLoaderData();
  return <NewsletterScreen formState={formState} />;
}
