import { expect, type Page } from "@playwright/test";
import { loadTexts } from "./storefronts.ts";

export async function addToCart(page: Page, language: "de" | "ro" | "en"): Promise<void> {
  const t = loadTexts("product", language);
  const added = page.waitForResponse((response) => response.url().endsWith("/api/cart/add"));
  await page
    .getByRole("button", { name: t("addToCart") })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: t("added") })).toBeVisible();
  await added;
}
