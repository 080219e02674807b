import { expect, test } from "./support/shopTest.ts";
import { goToPayment, openCheckout, placeOrder, PAYMENT } from "./support/checkout.ts";
import { testedStorefronts, loadTexts } from "./support/storefronts.ts";

const romania = testedStorefronts[1];
const PICKUP = "input[name=deliveryMethod][value='80']";

test("local pickup in Romania: the location is requested, and the order names it @desktop", async ({
  page,
  baseURL,
}) => {
  if (romania === undefined) throw new Error("Romania is not among the tested storefronts");
  const t = loadTexts("checkout", romania.language);
  await openCheckout(page, romania, baseURL, 3);
  await goToPayment(page, romania);
  await expect(page.locator("input[name=paymentMethod]").first()).toBeVisible();
  await page.goBack();
  await page.locator(PICKUP).check();
  await page.getByRole("button", { name: t("continue.payment") }).click();
  await expect(page.locator('a[href="#pickup-center"]')).toBeVisible();
  await page.locator("input[name='pickup.center']").first().check();
  await page.getByRole("button", { name: t("continue.payment") }).click();
  await placeOrder(page, romania, PAYMENT.transfer);
  await expect(page.getByTestId("order-ref")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Strada Exemplu nr. 8");
});
