import { type BrowserContext, type ConsoleMessage, type Page, test as base, type Request } from "@playwright/test";
import { storefronts } from "../../src/storefronts.ts";
import { homeOf } from "./storefronts.ts";

/** Answers the test means to get: "/does-not-exist" answers 404, and the browser complains about it. */
interface Expected {
  expectStatus(status: number): void;
  /** The test cuts the connection: what then cannot be fetched is no complaint. */
  expectOffline(): void;
  /** The test brings about what the console then says. */
  expectMessage(pattern: RegExp): void;
}

/** A test that fails on every console message, page error and failed request of every page it opens. */
export const test = base.extend<{ expected: Expected; answered: boolean }>({
  // Whoever tests something else has answered the question about cookies before: test.use({ answered: false }).
  answered: [true, { option: true }],
  context: async ({ context, answered, baseURL }, use) => {
    if (answered) await declineCookies(context, baseURL);
    slowPages(context);
    await use(context);
  },
  expected: async ({ context, javaScriptEnabled }, use, info) => {
    const complaints: string[] = [];
    const allowed = new Set<string>();
    const expectedMessages: RegExp[] = [];
    let offline = false;
    const isCut = (text: string | undefined): boolean =>
      offline && /ERR_(INTERNET_DISCONNECTED|FAILED)|SHOP-NETWORK|Failed to fetch/.test(text ?? "");
    context.on("console", (message) => {
      if (expectedMessages.some((pattern) => pattern.test(message.text()))) return;
      if (!isCut(message.text()) && ![...allowed].some((status) => message.text().includes(`status of ${status}`)))
        complaints.push(said(message));
    });
    context.on("weberror", (error) => complaints.push(`page error: ${error.error().stack ?? error.error().message}`));
    context.on("requestfailed", (request) => {
      if (!wasLeft(request, javaScriptEnabled) && !isCut(request.failure()?.errorText))
        complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400 && !allowed.has(String(response.status()))) {
        complaints.push(`answer ${response.status()}: ${response.url()}`);
      }
    });
    await use({
      expectStatus: (status) => void allowed.add(String(status)),
      expectOffline: () => void (offline = true),
      expectMessage: (pattern) => void expectedMessages.push(pattern),
    });
    if (complaints.length > 0) {
      await info.attach("complaints", { body: complaints.join("\n"), contentType: "text/plain" });
      throw new Error(`The page complained:\n${complaints.join("\n")}`);
    }
  },
  // Every page is watched, whether or not the test asks for it.
  page: async ({ page, expected }, use) => {
    void expected;
    await use(page);
  },
});

/** `E2E_SLOW=6 npx playwright test`: every page's processor is so many times slower, which shows what comes too early. */
const SLOWNESS = Number(process.env["E2E_SLOW"] ?? 1);

/** For every page of the context, where that was asked for. */
export function slowPages(context: BrowserContext): void {
  if (SLOWNESS > 1) context.on("page", slowDown);
}

function slowDown(page: Page): void {
  const slowing = async (): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWNESS });
  };
  // A page that is closed at once needs no slowing.
  slowing().catch(() => undefined);
}

/** For every storefront; a context that a test opens itself has not answered. */
export async function declineCookies(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const value = `1.${Math.floor(Date.now() / 1000)}`;
  const homes = storefronts.map((storefront) => homeOf(storefront, baseURL));
  await context.addCookies(homes.map((url) => ({ name: "consent", value, url })));
}

export { expect } from "@playwright/test";

/** A page that is left ends what it was still asking for; without JavaScript the browser refuses every script. */
const wasLeft = (request: Request, javaScript: boolean): boolean =>
  request.failure()?.errorText === "net::ERR_ABORTED" || (!javaScript && request.failure()?.errorText === "csp");

const said = (message: ConsoleMessage): string =>
  `console ${message.type()}: ${message.text()} (${message.location().url})`;
