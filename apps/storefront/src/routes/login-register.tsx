import { createFileRoute } from "@tanstack/react-router";
import { personalPage } from "../routing/pageOptions.ts";
import { LoginRegisterScreen } from "../features/account/LoginRegisterScreen.tsx";

export const Route = createFileRoute("/login-register")({
  ...personalPage("account", (t) => t("loginRegister")),
  component: LoginRegisterScreen,
});
