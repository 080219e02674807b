// @vitest-environment jsdom
import type { VisibleLine } from "@shop/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { toastStore } from "../../shared/toasts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { useRemoveLine } from "./useRemoveLine.ts";

vi.stubGlobal("scrollTo", () => {});
afterEach(() => {
  cleanup();
  toastStore.set([]);
});

const lineOf = (variantId: number, title: string, url = `/${title}`): VisibleLine => ({
  variantId,
  productId: variantId,
  cartItemId: variantId,
  title,
  url,
  quantity: 1,
  unitCents: 100,
  compareAtCents: undefined,
  vatPercent: 20,
  step: 1,
  stock: 9,
  ref: "",
  brand: "",
  picture: undefined,
  color: "",
  size: "",
  freight: false,
  weightGrams: 0,
  undeliverable: false,
  categoryIds: [],
  fulfilmentCenterId: undefined,
  isEstimated: false,
});
const [bed, wardrobe] = [lineOf(1, "bed"), lineOf(2, "wardrobe")];
const assembly = lineOf(3, "assembly", "");

/** Opens a cart whose backend removes the assembly with the wardrobe. */
async function open(): Promise<{ added: string[] }> {
  let lines = [bed, wardrobe, assembly];
  const added: string[] = [];
  const cart = {
    getSnapshot: () => ({ lines, countryId: 13 }),
    remove(variantId: number) {
      lines = lines.filter((line) => line.variantId !== variantId);
    },
    add(line: VisibleLine) {
      added.push(line.title);
      lines = [...lines, line];
    },
    async whenSynced() {
      if (!lines.includes(wardrobe)) lines = lines.filter((line) => line !== assembly);
    },
  };
  function Screen(): ReactElement {
    const remove = useRemoveLine();
    return (
      <>
        {[bed, wardrobe].map((line) => (
          <button key={line.variantId} onClick={() => remove(line)}>
            {line.title}
          </button>
        ))}
      </>
    );
  }
  const { element } = await createTestPage({
    Screen,
    texts: ["cart"],
    seedQueries: (_, shop) => void Object.assign(shop.cart, cart),
  });
  render(element);
  return { added };
}

const remove = async (title: string): Promise<void> => {
  fireEvent.click(await screen.findByRole("button", { name: title }));
  await vi.waitFor(() => expect(toastStore.getSnapshot()).not.toEqual([]));
};
const undo = (index: number): void => toastStore.getSnapshot()[index]?.action?.run();

test("a product comes back with the services that were removed with it", async () => {
  const { added } = await open();
  await remove("wardrobe");
  undo(0);
  await vi.waitFor(() => expect(added).toEqual(["wardrobe", "assembly"]));
});

test("services of another product that is removed later stay out", async () => {
  const { added } = await open();
  await remove("bed");
  await remove("wardrobe");
  undo(0);
  await vi.waitFor(() => expect(toastStore.getSnapshot().at(-1)?.tone).toBe("ok"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(added).toEqual(["bed"]);
});
