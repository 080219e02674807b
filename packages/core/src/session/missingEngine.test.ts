import { expect, test, vi } from "vitest";
import { createShop } from "../createShop.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";

vi.mock("./sessionEngine.js", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("an action whose code cannot be loaded is logged, without an unhandled rejection", async () => {
  const warn = vi.fn();
  const { session } = createShop(fakeShop([]).config, testEnvironment({ log: { warn } }));
  session.endExpress();
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith("The session's code could not be loaded", expect.any(Error)),
  );
});
