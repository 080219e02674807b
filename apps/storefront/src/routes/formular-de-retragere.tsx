import { createFileRoute } from "@tanstack/react-router";
import { loadWithdrawalForm } from "../shared/withdrawal/loadWithdrawalForm.ts";

export const Route = createFileRoute("/formular-de-retragere")({ loader: loadWithdrawalForm });
