// @vitest-environment jsdom
import { memoryEnvironment } from "@shop/core/testing";
import { expect, test, vi } from "vitest";
import { createTestPage } from "../testing/createTestPage.tsx";
import { showToast } from "../shared/toasts.ts";
import { checkBuild } from "./checkBuild.ts";

vi.mock("../shared/toasts.ts");
vi.mock("../shared/hydration.ts", () => ({ whenHydrated: (run: () => void) => run() }));

test("a toast with OK says for 15 seconds that the website was updated, if flagged", async () => {
  const environment = memoryEnvironment({
    fetch: () => expect.unreachable(),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "" },
  });
  const { router } = await createTestPage({ Screen: () => null });
  const entry = "https://shop.test/assets/entry-1.js";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the context of the test page is the app's
  const announce = () => checkBuild(environment, entry).announceUpdate(router as never);
  announce();
  expect(showToast).not.toHaveBeenCalled();
  environment.storage.local.set("showNewVersionToast", "true");
  announce();
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      text: "Unsere Website wurde aktualisiert.",
      durationMs: 15_000,
      action: expect.objectContaining({ label: "OK" }),
    }),
  );
});
