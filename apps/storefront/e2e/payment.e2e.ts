import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/shopTest.ts";
import { storefrontHome, testedStorefronts, type TestedStorefront } from "./support/storefronts.ts";

// The provider's page and the return from it, in a browser. Orders are created through the API, because the checkout is
// tested elsewhere.

const AUSTRIA = 13;
const GERMANY = 5;
const ROMANIA = 146;
const ADDRESSES: Readonly<Record<number, object>> = {
  [AUSTRIA]: { zipcode: "1060", city: "Wien", state: null, phone: "+43 1 5880 123" },
  [GERMANY]: { zipcode: "01067", city: "Dresden", state: null, phone: "+49 351 123456" },
  [ROMANIA]: { zipcode: "010011", city: "București", state: 10, phone: "0721 234 567" },
};
const PARCEL = 77;

interface Module {
  path: string;
  id: number;
  locale: string;
  country: number;
}
const austrian = (path: string, id: number): Module => ({ path, id, locale: "de_AT", country: AUSTRIA });
/** Payment modules of the demo that use an external provider. */
const MODULES: readonly Module[] = [
  austrian("stripe", 3),
  austrian("paypal", 4),
  austrian("klarna", 5),
  { path: "globalpayments", id: 6, locale: "ro_RO", country: ROMANIA },
  austrian("amazon", 8),
];

interface Buyer {
  cartId: number;
  token: string;
}

async function post(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { "X-Cart-Token": token };
  const response = await request.post(`/api/${path}`, { data, headers });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Light, and delivered to each country. */
const PARCELS: ReadonlySet<string> = new Set(["LH-2025", "LH-4022", "LH-7006"]);

/** Creates a cart with the one of these products that has most stock. */
async function createBuyer(
  request: APIRequestContext,
  { country, locale }: Module,
): Promise<Buyer & { addressId: number }> {
  const products = (await (
    await request.get(`/api/products_list/?limit=60&order=min_price&country_id=${country}`)
  ).json()) as {
    ID: number;
    REF: string;
    PRODUCT_SALE_ELEMENT: number;
    stock: number | string;
  }[];
  const [product] = products
    .filter(({ REF }) => PARCELS.has(REF))
    .toSorted((a, b) => Number(b.stock) - Number(a.stock));
  const added = (await post(request, "cart/add", {
    thelia_cart_add: { append: 1, product: product?.ID, product_sale_elements_id: product?.PRODUCT_SALE_ELEMENT },
    locale,
  })) as { data: { cartId: number; cart: { token: string } } };
  const { cartId } = added.data;
  const { token } = added.data.cart;
  const email = `payment-${cartId}@example.com`;
  const assigned = (await post(request, "cart/assignCustomer", { email, cart_id: cartId, locale }, token)) as {
    data: { customer_id: number };
  };
  const address = {
    customer_id: assigned.data.customer_id,
    cart_id: cartId,
    title: 1,
    firstname: "Eva",
    lastname: "Huber",
    address1: "Gasse 1",
    ...ADDRESSES[country],
    country,
  };
  const saved = (await post(request, "ExternalOrderApi/address", address, token)) as { AddressItems: { ID: number }[] };
  return { cartId, token, addressId: saved.AddressItems[0]?.ID ?? 0 };
}

async function placeOrder(request: APIRequestContext, module: Module): Promise<Buyer & { page: string }> {
  const { addressId, ...buyer } = await createBuyer(request, module);
  const body = {
    cart_id: buyer.cartId,
    delivery_address_id: addressId,
    invoice_address_id: addressId,
    delivery_module_id: PARCEL,
    payment_module_id: module.id,
    locale: module.locale,
    ...(module.path === "amazon" ? { amazon_session_id: await chooseAtAmazon(request) } : {}),
  };
  const paymentPage = String(await post(request, `${module.path}/pay`, body, buyer.token));
  return { ...buyer, page: paymentPage.replace(/^sessionId___[\w-]+___/, "") };
}

/** Returns the Amazon checkout session id, from the return URL of the test bank. */
async function chooseAtAmazon(request: APIRequestContext): Promise<string> {
  const response = await request.post("/api/testbank/wallet?locale=de_AT", { maxRedirects: 0 });
  const back = new URL(response.headers()["location"] ?? "", "http://localhost");
  return back.searchParams.get("amazonCheckoutSessionId") ?? "";
}

async function stateOf(request: APIRequestContext, { cartId, token }: Buyer): Promise<string> {
  const response = await request.get(`/api/order/result?cart_id=${cartId}`, { headers: { "X-Cart-Token": token } });
  const { payment, reason } = (await response.json()) as { payment: string; reason?: string };
  return reason === undefined ? payment : `${payment}: ${reason}`;
}

/** Waits for the result page; only its URL matters here. */
const waitForResultPage = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => url.href.includes(address), { waitUntil: "commit" });

const chooseOutcome = (page: Page, name: string): Promise<void> =>
  page.locator(`button[name=play][value=${name}]`).click();

for (const module of MODULES) {
  test(`${module.path}: paid, reported and returned twice, declined, canceled, abandoned @desktop`, async ({
    page,
    request,
  }) => {
    const plays = {
      pay: ["/order-placed?cart_id=", "paid"],
      twice: ["/order-placed?cart_id=", "paid"],
      decline: ["reason=declined", "failed: declined"],
      cancel: ["reason=canceled", "failed: canceled"],
    } as const;
    for (const [name, [address, state]] of Object.entries(plays)) {
      const started = await placeOrder(request, module);
      await page.goto(started.page);
      await chooseOutcome(page, name);
      await waitForResultPage(page, address);
      expect(await stateOf(request, started)).toBe(state);
      // The payment cannot be repeated at the bank; the return link leads to the same result page.
      await page.goto(started.page);
      await expect(page.getByRole("button")).toHaveCount(0);
      await page.getByRole("link").click();
      await waitForResultPage(page, address);
    }

    const left = await placeOrder(request, module);
    await page.goto(left.page);
    await page.getByRole("link").last().click();
    await waitForResultPage(page, "reason=pending");
    expect(await stateOf(request, left)).toBe("pending");
  });
}

test("the bank's page: slow payment, three languages, narrow, without scripts, by keyboard @desktop", async ({
  browser,
  page: desktopPage,
  request,
  baseURL,
}) => {
  const slow = await placeOrder(request, austrian("stripe", 3));
  await desktopPage.goto(slow.page);
  await chooseOutcome(desktopPage, "slow");
  await waitForResultPage(desktopPage, "reason=pending");
  await expect.poll(() => stateOf(request, slow), { timeout: 45_000 }).toBe("paid");

  for (const storefront of testedStorefronts) {
    // PayPal takes no lei.
    const provider = storefront.language === "ro" ? { path: "globalpayments", id: 6 } : { path: "paypal", id: 4 };
    const module = { ...provider, ...localeOf(storefront) };
    const started = await placeOrder(request, module);
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(new URL(started.page, storefrontHome(storefront, baseURL)).href);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await expect(page.locator("html")).toHaveAttribute("lang", storefront.language);
    const width = await page.locator("html").evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await waitForResultPage(page, "/order-placed?cart_id=");
    expect(new URL(page.url()).host).toBe(new URL(storefrontHome(storefront, baseURL)).host);
    await context.close();

    const colorScheme = storefront.language === "ro" ? "dark" : "light";
    const looking = await browser.newContext({ colorScheme });
    const secondPage = await looking.newPage();
    await secondPage.goto(new URL((await placeOrder(request, module)).page, storefrontHome(storefront, baseURL)).href);
    await expectAccessible(secondPage);
    await looking.close();
  }
});

function localeOf({ id, language }: TestedStorefront): Pick<Module, "locale" | "country"> {
  const [market = ""] = id.split("-");
  const country = { at: AUSTRIA, de: GERMANY, ro: ROMANIA }[market] ?? AUSTRIA;
  return { locale: `${language}_${market.toUpperCase()}`, country };
}
