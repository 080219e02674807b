import { createFileRoute } from "@tanstack/react-router";
import { loadWithdrawalForm } from "../shared/withdrawal/loadWithdrawalForm.ts";

export const Route = createFileRoute("/withdrawal-form")({ loader: loadWithdrawalForm });
