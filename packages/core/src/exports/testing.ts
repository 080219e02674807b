export { memoryEnvironment, memoryStorage } from "../environment/memory.js";
export { type FakeProduct, type FakeShop, fakeShop, type FakeShopOptions } from "../fakes/fakeShop.js";
export { type TestEnvironment, testEnvironment } from "../fakes/testEnvironment.js";
