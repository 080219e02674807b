// @vitest-environment jsdom
import { act, lazy, type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { hearPage, isPageAlive, whenPageAlive } from "./isAlive.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const frame = (page: ReactNode) => (
  <main id="main" onTransitionCancel={hearPage}>
    <Suspense>{page}</Suspense>
  </main>
);

test("a page is alive once its part is, not while that is waited for or still being worked on", async () => {
  document.body.innerHTML = renderToString(frame(<section>Sofas</section>));
  const code = Promise.withResolvers<void>();
  const meanwhile: boolean[] = [];
  function Asking(): null {
    meanwhile.push(isPageAlive());
    return null;
  }
  const Page = lazy(async () => {
    await code.promise;
    return {
      default: () => (
        <>
          <section>Sofas</section>
          <Asking />
        </>
      ),
    };
  });
  const root = await act(() => hydrateRoot(document.body, frame(<Page />)));
  const run = vi.fn();
  whenPageAlive(run);
  expect(isPageAlive()).toBe(false);
  await act(async () => code.resolve());
  expect(meanwhile).toEqual([false]);
  expect(isPageAlive()).toBe(true);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  act(() => root.unmount());
});
