import { providerModules } from "./paymentModules.ts";
import type { PaymentKeys } from "./paymentSettings.ts";
import type { ProviderModule } from "./providerModule.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the credentials of all providers from environment variables. */
export const readPaymentKeys = (variables: Variables): PaymentKeys =>
  Object.fromEntries(providerModules.map(([name, { env }]) => [name, readKeys(env, variables)]));

/** @throws Error for incomplete credentials, or a mode other than live and sandbox */
function readKeys({ mode, ...names }: ProviderModule["env"], variables: Variables): Record<string, string> | undefined {
  const required = Object.values(names);
  if (required.every((name) => variables[name] === undefined)) return undefined;
  const missing = required.find((name) => variables[name] === undefined);
  if (missing !== undefined) throw new Error(`${missing} is missing: ${required.join(", ")} belong together`);
  const keys = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, toKey(variables[name] ?? "")]));
  return mode === undefined ? keys : { ...keys, mode: readMode(mode, variables[mode]) };
}

/** PEM keys contain line breaks, which not every environment preserves. */
const toKey = (value: string): string =>
  value.startsWith("-----BEGIN") ? value.replaceAll(String.raw`\n`, "\n") : value;

function readMode(name: string, mode = "live"): string {
  if (mode !== "live" && mode !== "sandbox") throw new Error(`${name}=${mode} cannot be used: live or sandbox`);
  return mode;
}

/** Whether any provider moves real money. Stripe's keys contain the mode. */
export const hasLiveKeys = (keys: PaymentKeys): boolean =>
  Object.values(keys).some(
    (account: Record<string, string> | undefined) =>
      account !== undefined && account["mode"] !== "sandbox" && !/^[sr]k_test_/.test(account["secretKey"] ?? ""),
  );
