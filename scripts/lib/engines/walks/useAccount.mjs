import { DEMO } from "../../../../apps/storefront/e2e/support/account.ts";
import { loadTexts, testedStorefronts } from "../../../../apps/storefront/e2e/support/storefronts.ts";

const t = loadTexts("account", "de");
const [austria] = testedStorefronts;
const PASSWORD = "vier Stühle am Tisch";

/** Registers, signs out, signs in, and reads the orders of a customer who has some. */
export async function useAccount(page, { url }) {
  const email = `eva.${crypto.randomUUID()}@example.com`;
  await page.goTo(new URL("/login-register", url).href);
  await page.untilHydrated();
  const fields = [
    [t("firstName"), "Eva"],
    [t("lastName"), "Huber"],
    [t("email"), email],
    [t("emailConfirm"), email],
    [t("password"), PASSWORD],
    [t("passwordConfirm"), PASSWORD],
    [t("street"), "Gumpendorfer Straße 10"],
    [t("postalCode"), austria.postalCode],
    [t("city"), austria.city],
    [t("phone"), austria.phone],
  ];
  for (const [label, text] of fields) await page.fill(label, text);
  await page.click({ css: "#register-terms" });
  await page.click({ button: t("register.submit") });
  await page.untilPath(/^\/(?!login-register)/);
  await page.untilVisible("main h1");
  await signOut(page, url);
  await signIn(page, url, { email, password: PASSWORD });
  await page.untilText("h1", "Eva Huber");

  await signOut(page, url);
  await signIn(page, url, DEMO["at-de"]);
  await page.untilVisible("main article a");
  await page.click({ link: t("orders.view") });
  await page.untilText("h1", "ORD");
  return `registered, ${await page.read("h1")}`;
}

async function signIn(page, url, { email, password }) {
  await page.goTo(new URL("/account", url).href);
  await page.untilPath(/^\/login-register\?tab=login/);
  await page.untilHydrated();
  await page.fill(t("email"), email);
  await page.fill(t("password"), password);
  await page.click({ css: "main form [type=submit]" });
  await page.untilPath(/^\/account$/);
}

async function signOut(page, url) {
  await page.goTo(new URL("/logout", url).href);
  await page.untilHydrated();
  await page.click({ button: t("logout.submit") });
  await page.untilText("h1", t("logout.done"));
}
