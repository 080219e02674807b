import { chromium } from "playwright-core";

const STEP_MS = 30_000;
const CUSTOMER = {
  "First name": "Anna",
  "Last name": "Huber",
  Street: "Am Hof 1",
  "Postal code": "1010",
  City: "Wien",
};

/**
 * Orders from the page of an example, as examples/README.md describes. Returns the order number.
 * @throws for a page that reports an error, in its console or as a failed request
 */
export async function orderInBrowser(url, executablePath) {
  const browser = await chromium.launch({ executablePath });
  const problems = [];
  try {
    const context = await browser.newContext();
    collectProblems(context, problems);
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    const number = await order(page, url);
    if (problems.length > 0) throw new Error("The page reported errors.");
    return number;
  } catch (error) {
    throw new Error([error.message, ...problems].join("\n"), { cause: error });
  } finally {
    await browser.close();
  }
}

function collectProblems(context, problems) {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`page error: ${error.error().stack}`));
  context.on("requestfailed", (request) => {
    const { errorText } = request.failure();
    // Leaving a page aborts its requests.
    if (errorText !== "net::ERR_ABORTED") problems.push(`request failed: ${request.url()} ${errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
}

async function order(page, url) {
  await page.goto(url);
  await page
    .getByRole("button", { name: /^Add to cart/, disabled: false })
    .first()
    .click();
  const email = page.getByLabel("Email", { exact: true });
  for (const name of ["Cart", "Checkout"]) {
    const link = page.getByRole("link", { name: new RegExp(`^${name}`) });
    await email.or(link).first().waitFor();
    if (!(await email.isVisible())) await link.first().click();
  }
  await email.fill(`anna.${crypto.randomUUID()}@example.com`);
  for (const [label, value] of Object.entries(CUSTOMER)) await page.getByLabel(label, { exact: true }).fill(value);
  const phone = page.getByLabel("Phone", { exact: true });
  if (await phone.isVisible()) await phone.fill("+43 1 234567");
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  const status = page.getByRole("status").filter({ hasText: /Order ORD\d+/ });
  return /ORD\d+/.exec(await status.textContent())[0];
}
