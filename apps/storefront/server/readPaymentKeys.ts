import type { PaymentKeys } from "@shop/backend";

const MODES = { live: true, sandbox: false } as const;

/** Variables per provider: either all or none must be set. */
const PROVIDERS = {
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  paypal: ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"],
  klarna: ["KLARNA_USERNAME", "KLARNA_PASSWORD"],
  globalpayments: ["GLOBALPAYMENTS_APP_ID", "GLOBALPAYMENTS_APP_KEY", "GLOBALPAYMENTS_ACCOUNT"],
  amazon: ["AMAZON_PAY_PUBLIC_KEY_ID", "AMAZON_PAY_PRIVATE_KEY", "AMAZON_PAY_MERCHANT_ID", "AMAZON_PAY_STORE_ID"],
} as const;

export function readPaymentKeys(variables: Readonly<Record<string, string | undefined>>): PaymentKeys {
  const readProvider = (provider: keyof typeof PROVIDERS): string[] | undefined => {
    const values = PROVIDERS[provider].map((name) => variables[name]);
    if (values.every((value) => value === undefined)) return undefined;
    return PROVIDERS[provider].map((name) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`${name} is missing: ${PROVIDERS[provider].join(", ")} belong together`);
      return value;
    });
  };
  const [stripe, paypal, klarna, global, amazon] = (
    ["stripe", "paypal", "klarna", "globalpayments", "amazon"] as const
  ).map(readProvider);
  return {
    stripe: stripe && { secretKey: stripe[0] ?? "", webhookSecret: stripe[1] ?? "" },
    paypal: paypal && {
      clientId: paypal[0] ?? "",
      secret: paypal[1] ?? "",
      webhookId: paypal[2] ?? "",
      live: isLive(variables, "PAYPAL_MODE"),
    },
    klarna: klarna && { username: klarna[0] ?? "", password: klarna[1] ?? "", live: isLive(variables, "KLARNA_MODE") },
    globalpayments: global && {
      appId: global[0] ?? "",
      appKey: global[1] ?? "",
      account: global[2] ?? "",
      live: isLive(variables, "GLOBALPAYMENTS_MODE"),
    },
    // Private keys contain line breaks, which not every environment preserves.
    amazon: amazon && {
      publicKeyId: amazon[0] ?? "",
      privateKey: (amazon[1] ?? "").replaceAll(String.raw`\n`, "\n"),
      merchantId: amazon[2] ?? "",
      storeId: amazon[3] ?? "",
      live: isLive(variables, "AMAZON_PAY_MODE"),
    },
  };
}

/** Defaults to live: a forgotten setting must not ship orders against sandbox payments. */
function isLive(variables: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const mode = variables[name] ?? "live";
  if (mode !== "live" && mode !== "sandbox") throw new Error(`${name}=${mode} cannot be used: live or sandbox`);
  return MODES[mode];
}
