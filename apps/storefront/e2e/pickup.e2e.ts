import { expect, test } from "./support/shopTest.ts";
import { goToPayment, openCheckoutWith, order, PAYMENT } from "./support/checkout.ts";
import { tested, wordsOf } from "./support/storefronts.ts";

const romania = tested[1];
const PICKUP = "input[name=deliveryMethod][value='80']";

test("goods are fetched in Romania: the place is asked for, and the order names it @desktop", async ({
  page,
  baseURL,
}) => {
  if (romania === undefined) throw new Error("Romania is not among the tested storefronts");
  const t = wordsOf("checkout", romania.language);
  await openCheckoutWith(page, romania, baseURL, 3);
  await goToPayment(page, romania);
  await expect(page.locator("input[name=paymentMethod]").first()).toBeVisible();
  await page.goBack();
  await page.locator(PICKUP).check();
  await page.getByRole("button", { name: t("continue.payment") }).click();
  await expect(page.locator('a[href="#pickup-center"]')).toBeVisible();
  await page.locator("input[name='pickup.center']").first().check();
  await page.getByRole("button", { name: t("continue.payment") }).click();
  await order(page, romania, PAYMENT.transfer);
  await expect(page.getByTestId("order-ref")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Strada Exemplu nr. 8");
});
