// @vitest-environment jsdom
import { act, lazy, type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { onHydrationProbe, isPageHydrated, whenHydrated } from "./hydration.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const frame = (page: ReactNode) => (
  <main id="main" onTransitionCancel={onHydrationProbe}>
    <Suspense>{page}</Suspense>
  </main>
);

test("a page is hydrated once its part is, not while that is loading or still hydrating", async () => {
  document.body.innerHTML = renderToString(frame(<section>Sofas</section>));
  const code = Promise.withResolvers<void>();
  const meanwhile: boolean[] = [];
  function Probe(): null {
    meanwhile.push(isPageHydrated());
    return null;
  }
  const Page = lazy(async () => {
    await code.promise;
    return {
      default: () => (
        <>
          <section>Sofas</section>
          <Probe />
        </>
      ),
    };
  });
  const root = await act(() => hydrateRoot(document.body, frame(<Page />)));
  const run = vi.fn();
  whenHydrated(run);
  expect(isPageHydrated()).toBe(false);
  await act(async () => code.resolve());
  expect(meanwhile).toEqual([false]);
  expect(isPageHydrated()).toBe(true);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  act(() => root.unmount());
});
