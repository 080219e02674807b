import { type ConformanceCheck, createCheck } from "./createCheck.js";
import { assertMet, assertRejects } from "./requirement.js";

/** Largest page that a backend must accept. */
const LIMIT = 100;

const sum = (rows: ReadonlyArray<{ count: number }>): number => rows.reduce((total, { count }) => total + count, 0);

export const reviewChecks: readonly ConformanceCheck[] = [
  createCheck("reviews", "counts the reviews of a product", ["productId"], async (open, { productId }) => {
    const { reviews } = (await open()).shop;
    const { count, average, ratings, languages } = await reviews.summary(productId);
    const listed = (await reviews.list(productId, { limit: LIMIT })).length;
    assertMet(
      listed === Math.min(count, LIMIT),
      `summary() counts ${count} reviews, list() returned ${listed}: count the published reviews of the product`,
    );
    assertMet(
      sum(ratings) === count && sum(languages) === count,
      `The ratings have ${sum(ratings)} reviews, the languages ${sum(languages)}, and the product ${count}: count each review once`,
    );
    const mean = ratings.reduce((total, row) => total + row.rating * row.count, 0) / count;
    assertMet(
      count === 0 ? average === undefined : Math.abs((average ?? 0) - mean) <= 0.051,
      `The average is ${average}: return the mean of the ratings, rounded to one decimal`,
    );
  }),

  createCheck("reviews", "pages through the reviews of each language", ["productId"], async (open, { productId }) => {
    const { reviews } = (await open()).shop;
    const { languages } = await reviews.summary(productId);
    for (const { language, count } of languages) {
      const all = await reviews.list(productId, { language, limit: LIMIT });
      assertMet(
        all.length === Math.min(count, LIMIT) && all.every((review) => review.language === language),
        `list({ language: "${language}" }) returned ${all.length} reviews of ${count}: return those in the language`,
      );
      const first = await reviews.list(productId, { language, limit: 1 });
      const next = await reviews.list(productId, { language, limit: 1, offset: 1 });
      const paged = [...first, ...next].map(({ id }) => id).join();
      const expected = all
        .slice(0, 2)
        .map(({ id }) => id)
        .join();
      assertMet(
        paged === expected,
        `Two pages of one review are ${paged}, one of two is ${expected}: apply limit and offset to one stable order`,
      );
    }
  }),

  createCheck("reviews", "tells guests to sign in", ["productId"], async (open, { productId }) => {
    const { shop } = await open();
    const { variantId } = await shop.catalogue.product(productId);
    const { allowed, reason } = await shop.reviews.rights(variantId, 0);
    assertMet(
      !allowed && reason === "not_logged_in",
      `A guest gets ${allowed} with the reason "${reason}": return false and "not_logged_in"`,
    );
  }),

  createCheck("reviews", "rejects a review without an order", ["productId", "customer"], async (open, data) => {
    const { shop } = await open();
    const { variantId } = await shop.catalogue.product(data.productId);
    const { id } = await shop.session.signIn(data.customer);
    const { allowed, reason } = await shop.reviews.rights(variantId, id);
    assertMet(
      allowed === (reason === "ok") && reason !== "not_logged_in",
      `A customer gets ${allowed} with the reason "${reason}": allow those with "ok", and read the customer from the token`,
    );
    // A review that is allowed would be written for good.
    if (allowed) return;
    const review = { variantId, title: "Test", content: "Test", rating: 5, language: "de" };
    await assertRejects(
      shop.reviews.write(review, crypto.randomUUID()),
      "FORBIDDEN",
      `Reject a review with the reason "${reason}"`,
    );
    const photo = new Blob(["test"], { type: "image/png" });
    await assertRejects(
      shop.reviews.addPicture(variantId, photo),
      "FORBIDDEN",
      `Reject a photo with the reason "${reason}"`,
    );
  }),
];
