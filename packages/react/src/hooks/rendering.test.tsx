// Hooks in strict mode, on the server, during late hydration, and with two shops on one page.
import { createShop, type Shop } from "@shop/core";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { act, configure, render, renderHook, waitFor } from "@testing-library/react";
import { type ReactElement, type ReactNode, startTransition, StrictMode, Suspense, use, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ShopProvider, useShop } from "../ShopProvider.js";
import { useResource } from "./useResource.js";
import { useCart } from "./useCart.js";
import { useShopEvent } from "./useShopEvent.js";

// Clients load lazily with the first request, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

function chairShop(): { shop: Shop; calls: readonly string[]; addChair: () => Promise<void> } {
  const { config, fetch, calls } = fakeShop([{ id: 84, title: "Chair", priceCents: 15_900 }]);
  const shop = createShop(config, testEnvironment({ fetch }));
  const addChair = async (): Promise<void> => {
    const [chair] = await shop.catalogue.products();
    if (chair !== undefined) shop.cart.add(chair);
  };
  return { shop, calls, addChair };
}

const Count = (): ReactElement => <p>{useCart().itemCount} pieces</p>;

test("strict mode: an event is handled once, and a resource is loaded", async () => {
  const { shop, addChair } = chairShop();
  const heard: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </StrictMode>
  );
  const { result } = renderHook(
    () => {
      useShopEvent("cart:submitted", ({ mutation }) => heard.push(mutation.kind));
      return useResource("chairs", () => shop.catalogue.products());
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  await act(addChair);
  expect(heard).toEqual(["add"]);
});

test("two shops on one page share nothing", async () => {
  const [one, two] = [chairShop(), chairShop()];
  const { container } = render(
    [one, two].map(({ shop }, index) => (
      <ShopProvider key={index} shop={shop}>
        <Count />
      </ShopProvider>
    )),
  );
  await act(two.addChair);
  expect(container.textContent).toBe("0 pieces1 pieces");
  expect(one.calls).toEqual([]);
});

test("a page hydrates as rendered by the server, then shows the stored cart", async () => {
  const { shop, addChair } = chairShop();
  shop.start();
  await addChair();
  const page = (
    <ShopProvider shop={shop}>
      <Count />
    </ShopProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe("0 pieces");
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(container.textContent).toBe("1 pieces");
  expect(mismatches).toEqual([]);
  act(() => root.unmount());
});

test("a change during rendering appears consistently in the whole page", async () => {
  const { shop, addChair } = chairShop();
  shop.start();
  let arrive = (): void => {};
  const words = new Promise<string>((done) => (arrive = () => done("words")));
  const Late = (): ReactElement => {
    use(words);
    return <Count />;
  };
  const Page = (): ReactElement => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Count />
        <button aria-label="Open" onClick={() => startTransition(() => setOpen(true))} />
        {isOpen && <Late />}
      </>
    );
  };
  const { container, getByRole } = render(
    <ShopProvider shop={shop}>
      <Suspense>
        <Page />
      </Suspense>
    </ShopProvider>,
  );
  await act(async () => getByRole("button").click());
  await act(addChair);
  await act(async () => arrive());
  expect(container.textContent).toBe("1 pieces1 pieces");
});

test("a resource that failed to load reports it, and is refetched", async () => {
  let calls = 0;
  const { config, fetch } = fakeShop([], {
    responses: {
      "GET products_list/": () => ((calls += 1) === 1 ? new Response(null, { status: 403 }) : Response.json([])),
    },
  });
  const shop = createShop(config, testEnvironment({ fetch }));
  const { result } = renderHook(() => useResource("all", useShop().catalogue.products), {
    wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider>,
  });
  expect(result.current).toMatchObject({ isLoading: true, data: undefined });
  await waitFor(() => expect(result.current.error).toMatchObject({ code: "FORBIDDEN" }));
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current).toMatchObject({ data: [], error: undefined }));
});
