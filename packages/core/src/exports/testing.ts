export { memoryEnvironment, memoryStorage } from "../environment/runtime.js";
export { type FakeShop, fakeShop, type FakeShopOptions } from "../testing/fakeShop.js";
export { type TestEnvironment, testEnvironment } from "../testing/testEnvironment.js";
export type { FakeCurrency } from "../testing/fakeCurrencies.js";
export type { FakeProduct } from "../testing/fakeCatalogue.js";
export type { FakeReview } from "../testing/fakeReviews.js";
