import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/personalPage.ts";
import { LoginRegisterScreen } from "../features/account/LoginRegisterScreen.tsx";

export const Route = createFileRoute("/login-register")({
  loader: async ({ context: { texts } }) => {
    await texts.load("account");
    return { title: texts.t("account")("loginRegister") };
  },
  ...personalPage,
  component: LoginRegisterScreen,
});
