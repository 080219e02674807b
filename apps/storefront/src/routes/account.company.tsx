import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { CompanyScreen } from "../features/account/CompanyScreen.tsx";

export const Route = createFileRoute("/account/company")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("companyPage.title") };
  },
  ...personalPage,
  component: CompanyScreen,
});
