import { type BrowserContext, type ConsoleMessage, type Page, test as base, type Request } from "@playwright/test";
import { storefronts } from "../../src/storefronts.ts";
import { storefrontHome } from "./storefronts.ts";

/** Errors that a test expects, such as the 404 of "/does-not-exist". */
interface ExpectedErrors {
  expectStatus(status: number): void;
  /** The test goes offline, so failed requests are expected. */
  expectOffline(): void;
  expectMessage(pattern: RegExp): void;
}

/** Test that fails on every console message, page error and failed request of its pages. */
export const test = base.extend<{ expected: ExpectedErrors; isConsentDeclined: boolean }>({
  // Consent is declined in advance, except with test.use({ isConsentDeclined: false }).
  isConsentDeclined: [true, { option: true }],
  context: async ({ context, isConsentDeclined, baseURL }, use) => {
    if (isConsentDeclined) await declineCookies(context, baseURL);
    throttlePages(context);
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
      if (isMeasured(message)) return;
      if (expectedMessages.some((pattern) => pattern.test(message.text()))) return;
      if (!isCut(message.text()) && ![...allowed].some((status) => message.text().includes(`status of ${status}`)))
        complaints.push(formatMessage(message));
    });
    context.on("weberror", (error) => complaints.push(`page error: ${error.error().stack ?? error.error().message}`));
    context.on("requestfailed", (request) => {
      if (!isAbortedByNavigation(request, javaScriptEnabled) && !isCut(request.failure()?.errorText))
        complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400 && !allowed.has(String(response.status()))) {
        complaints.push(`response ${response.status()}: ${response.url()}`);
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
  // Checks every page, whether or not the test uses `expected`.
  page: async ({ page, expected }, use) => {
    void expected;
    await use(page);
    // A test does not wait for what the idle page still requests.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/** CPU slowdown factor, to find race conditions: `E2E_SLOW=6 npx playwright test`. */
const CPU_SLOWDOWN = Number(process.env["E2E_SLOW"] ?? 1);

export function throttlePages(context: BrowserContext): void {
  if (CPU_SLOWDOWN > 1) context.on("page", throttlePage);
}

function throttlePage(page: Page): void {
  const slowing = async (): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  };
  // The page may already be closed.
  slowing().catch(() => undefined);
}

/** Declines cookies in every storefront. Contexts that a test opens itself do not decline. */
export async function declineCookies(
  context: BrowserContext,
  baseURL: string | undefined,
  now = Date.now(),
): Promise<void> {
  const value = `1.${Math.floor(now / 1000)}`;
  const homes = storefronts.map((storefront) => storefrontHome(storefront, baseURL));
  await context.addCookies(homes.map((url) => ({ name: "consent", value, url })));
}

export { expect } from "@playwright/test";

/** Leaving a page aborts its requests; without JavaScript the browser blocks every script. */
const isAbortedByNavigation = (request: Request, javaScript: boolean): boolean =>
  request.failure()?.errorText === "net::ERR_ABORTED" || (!javaScript && request.failure()?.errorText === "csp");

/** Measuring elements below the fold before their stylesheet is there, as Playwright's traces do, is noted by Chromium. */
const isMeasured = (message: ConsoleMessage): boolean =>
  message.text().startsWith("Rendering was performed in a subtree hidden by content-visibility");

const formatMessage = (message: ConsoleMessage): string =>
  `console ${message.type()}: ${message.text()} (${message.location().url})`;
