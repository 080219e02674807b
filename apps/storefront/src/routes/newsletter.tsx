import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { NewsletterScreen } from "../features/newsletter/NewsletterScreen.tsx";

const page = personalPage("newsletter", (t) => t("title"));

export const Route = createFileRoute("/newsletter")({
  ...page,
  loader: async ({ context }) => ({ ...(await page.loader({ context })), formState: context.newsletter }),
  component: function Newsletter() {
    return <NewsletterScreen formState={Route.useLoaderData().formState} />;
  },
});
