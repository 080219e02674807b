import { createShop, ShopError } from "@shop/core";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { act, configure, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ShopProvider } from "../ShopProvider.js";
import { useReviewPictures } from "./useReviewPictures.js";

// Clients load lazily with the first request, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const VARIANT = 70;

const photo = (name: string, type = "image/jpeg"): File => new File([name], name, { type });

/** Renders the hook with a backend that responds to uploads one after another; then with the number of the upload. */
function renderPictures(...responses: Response[]) {
  let count = 0;
  const upload = (): Response => {
    count += 1;
    return responses.shift() ?? Response.json({ key: `key-${count}` });
  };
  const { config, fetch, calls } = fakeShop([], {
    responses: { [`POST comments/pictures/${VARIANT}`]: upload },
  });
  const shop = createShop(config, testEnvironment({ fetch }));
  const wrapper = ({ children }: { children: ReactNode }) => <ShopProvider shop={shop}>{children}</ShopProvider>;
  const { result } = renderHook(() => useReviewPictures(VARIANT), { wrapper });
  return { result, calls };
}

const rejected = (code: string): Response =>
  Response.json({ error: "", code: "INVALID_INPUT", fields: { picture: code } }, { status: 422 });

test("at most four files are kept, in their order, and the rest is counted", () => {
  const { result } = renderPictures();
  act(() => result.current.add(["a", "b", "c"].map((name) => photo(name))));
  expect(result.current.omittedCount).toBe(0);
  act(() => result.current.add(["d", "e", "f"].map((name) => photo(name))));
  expect(result.current.drafts.map(({ file }) => file.name)).toEqual(["a", "b", "c", "d"]);
  expect(result.current.omittedCount).toBe(2);
  const [, second] = result.current.drafts;
  act(() => result.current.remove(second?.id ?? 0));
  expect(result.current.drafts.map(({ file }) => file.name)).toEqual(["a", "c", "d"]);
  expect(result.current.omittedCount).toBe(0);
});

test("files added or removed one after another in one handler all count", () => {
  const { result } = renderPictures();
  act(() => ["a", "b", "c", "d", "e"].forEach((name) => result.current.add([photo(name)])));
  expect(result.current.drafts.map(({ file }) => file.name)).toEqual(["a", "b", "c", "d"]);
  expect(result.current.omittedCount).toBe(1);
  act(() => result.current.drafts.slice(1, 3).forEach(({ id }) => result.current.remove(id)));
  expect(result.current.drafts.map(({ file }) => file.name)).toEqual(["a", "d"]);
});

test("photos are sent with the review only, and their keys are in its order", async () => {
  const { result, calls } = renderPictures();
  act(() => result.current.add([photo("a"), photo("b", "image/webp")]));
  expect(calls).toEqual([]);
  const sent = await act(() => result.current.submit(async (keys) => keys));
  expect(sent).toEqual(["key-1", "key-2"]);
  expect(result.current.sending).toBeUndefined();
});

test("a file of another type has its error at once, and is not sent", async () => {
  const { result, calls } = renderPictures();
  act(() => result.current.add([photo("a"), photo("b.heic", "image/heic")]));
  expect(result.current.drafts.map(({ error }) => error)).toEqual([undefined, "invalid"]);
  const submitted = act(() => result.current.submit(async (keys) => keys));
  await expect(submitted).rejects.toMatchObject({ code: "INVALID_INPUT", details: { fields: { picture: "invalid" } } });
  expect(calls).toEqual([]);
});

test("a photo that the backend rejects is marked; the others are not sent again", async () => {
  const { result, calls } = renderPictures(Response.json({ key: "first" }), rejected("tooLarge"));
  act(() => result.current.add([photo("a"), photo("b")]));
  const write = async (keys: readonly string[]) => keys;
  await act(async () => {
    await expect(result.current.submit(write)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
  expect(result.current.drafts.map(({ error }) => error)).toEqual([undefined, "tooLarge"]);
  act(() => result.current.remove(result.current.drafts[1]?.id ?? 0));
  expect(await act(() => result.current.submit(write))).toEqual(["first"]);
  expect(calls).toHaveLength(2);
});

test("after a lost connection photos are not sent again, but after the backend has dropped them", async () => {
  const { result } = renderPictures();
  act(() => result.current.add([photo("a")]));
  const submit = (write: (keys: readonly string[]) => Promise<unknown>) => act(() => result.current.submit(write));
  const keys = async (sent: readonly string[]) => sent;
  await expect(submit(() => Promise.reject(new ShopError("NETWORK")))).rejects.toMatchObject({ code: "NETWORK" });
  expect(await submit(keys)).toEqual(["key-1"]);
  const dropped = new ShopError("INVALID_INPUT", { details: { fields: { picture: "invalid" } } });
  await expect(submit(() => Promise.reject(dropped))).rejects.toBe(dropped);
  expect(await submit(keys)).toEqual(["key-2"]);
});
