import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { CompanyScreen } from "../features/account/CompanyScreen.tsx";

export const Route = createFileRoute("/account/company")({
  ...personalPage("account", (t) => t("companyPage.title")),
  component: CompanyScreen,
});
