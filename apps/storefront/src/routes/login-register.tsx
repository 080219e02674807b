import { createFileRoute } from "@tanstack/react-router";
import { ownPage } from "../app/ownPage.ts";
import { LoginRegisterScreen } from "../features/account/LoginRegisterScreen.tsx";

export const Route = createFileRoute("/login-register")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("loginRegister") };
  },
  ...ownPage,
  component: LoginRegisterScreen,
});
