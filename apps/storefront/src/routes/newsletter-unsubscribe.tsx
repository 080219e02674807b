import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { UnsubscribeScreen } from "../features/newsletter/UnsubscribeScreen.tsx";

const page = personalPage("newsletter", (t) => t("unsubscribe.title"));

export const Route = createFileRoute("/newsletter-unsubscribe")({
  ...page,
  loader: async ({ context }) => ({ ...(await page.loader({ context })), formState: context.newsletter }),
  component: function Unsubscribe() {
    return <UnsubscribeScreen formState={Route.useLoaderData().formState} />;
  },
});
