import { displayPrice } from "@shop/core";
import "../styles/layers.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/card.css";
import "../styles/choices.css";
import "../styles/dialog.css";
import "../styles/grid.css";
import "../styles/iconbutton.css";
import "../styles/picture.css";
import "../styles/price.css";
import "../styles/quantity.css";
import "../styles/toaster.css";
import { type ReactElement, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "./Dialog.js";
import { ProductPicture } from "./ProductPicture.js";
import { ProductGrid, ProductGridItem } from "./ProductGrid.js";
import { ProductCard } from "./ProductCard.js";
import { QuantityField } from "./QuantityField.js";
import { Swatches } from "./RadioChoices.js";
import { Toaster } from "./Toaster.js";

let root: Root | undefined;
let place: HTMLElement | undefined;

function newPlace(html = ""): HTMLElement {
  place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

async function show(ui: ReactElement): Promise<HTMLElement> {
  const container = newPlace();
  root = createRoot(container);
  root.render(ui);
  await vi.waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
  return container;
}

/** Hydrates server HTML; `act` is the shopper's input before the script loads. */
async function hydrate(ui: ReactElement, act: (container: HTMLElement) => Promise<void> | void): Promise<HTMLElement> {
  const container = newPlace(renderToString(ui));
  await act(container);
  root = hydrateRoot(container, ui);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return container;
}

afterEach(() => {
  root?.unmount();
  place?.remove();
});

const labels = {
  quantity: "Menge",
  decrease: "weniger",
  increase: "mehr",
  adjusted: (quantity: number) => `Auf ${quantity} angepasst`,
};
const quantityField = (): HTMLInputElement => page.getByRole("spinbutton").element() as HTMLInputElement;

describe("QuantityField", () => {
  it("steps with the arrow keys and reports a typed number on Enter", async () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    await show(<QuantityField quantity={2} step={2} labels={labels} onQuantityChange={onQuantityChange} />);
    quantityField().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onQuantityChange.mock.calls).toEqual([[4]]);
    quantityField().select();
    await userEvent.keyboard("13{Enter}");
    expect(onQuantityChange.mock.calls).toEqual([[4], [14]]);
    await expect.element(page.getByRole("status")).toHaveTextContent("Auf 14 angepasst");
  });

  it("reports nothing while digits are typed", async () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    await show(<QuantityField quantity={1} labels={labels} onQuantityChange={onQuantityChange} />);
    quantityField().select();
    await userEvent.keyboard("12");
    expect(onQuantityChange).not.toHaveBeenCalled();
    quantityField().blur();
    expect(onQuantityChange.mock.calls).toEqual([[12]]);
  });

  it("keeps the focus on a button that reaches its limit", async () => {
    await show(<QuantityField quantity={2} labels={labels} />);
    const less = page.getByRole("button", { name: "weniger" }).element() as HTMLButtonElement;
    less.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(quantityField().value).toBe("1");
    expect(document.activeElement).toBe(less);
  });

  it("keeps and reports input typed before hydration", async () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    await hydrate(<QuantityField quantity={1} labels={labels} onQuantityChange={onQuantityChange} />, (container) => {
      const input = container.querySelector("input");
      if (input) input.value = "3";
    });
    expect(quantityField().value).toBe("3");
    expect(onQuantityChange.mock.calls).toEqual([[3]]);
  });
});

const colors = [
  { id: 1, title: "Waldgrün", hex: "#2f5a48" },
  { id: 2, title: "Salbei", hex: "#8a9a86", unavailable: "nicht lieferbar" },
  { id: 3, title: "Sand", hex: "#cdbfa6" },
];

function Colors(): ReactElement {
  const [value, setValue] = useState(1);
  return <Swatches title="Farbe" choices={colors} value={value} onChange={setValue} />;
}

describe("Swatches", () => {
  it("moves with the arrow keys through all colours, unavailable ones too", async () => {
    await show(<Colors />);
    (page.getByRole("radio", { name: "Waldgrün" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("group", { name: "Farbe: Salbei" })).toBeInTheDocument();
    await expect.element(page.getByText("nicht lieferbar", { exact: true })).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("group", { name: "Farbe: Sand" })).toBeInTheDocument();
  });

  it("shows a colour's name without covering the selected one", async () => {
    const container = await show(<Colors />);
    (page.getByRole("radio", { name: "Waldgrün" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("group", { name: "Farbe: Salbei" })).toBeInTheDocument();
    const tip = container.querySelector("input:checked + * > .sh-choice-tip")?.getBoundingClientRect();
    const legend = container.querySelector("legend")?.getBoundingClientRect();
    expect(tip?.width).toBeGreaterThan(1);
    expect(tip?.top).toBeGreaterThanOrEqual(legend?.bottom ?? Number.POSITIVE_INFINITY);
  });

  it("keeps a colour chosen before hydration", async () => {
    await hydrate(<Colors />, (container) => container.querySelector<HTMLElement>("input[value='3']")?.click());
    await expect.element(page.getByRole("group", { name: "Farbe: Sand" })).toBeInTheDocument();
    expect((page.getByRole("radio", { name: "Sand" }).element() as HTMLInputElement).checked).toBe(true);
  });
});

/** Real picture that loads late. */
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const card = {
  id: 7,
  ref: "LH-1",
  title: "Ecksofa Gmunden",
  url: "#sofa",
  brand: "",
  variantId: 70,
  priceCents: 129_900,
  compareAtCents: undefined,
  stock: 4,
  variantCount: 1,
  pictures: [
    {
      base: "/none",
      widths: [320],
      width: 800,
      height: 800,
      alt: "",
      visible: true,
      position: 1,
      colorId: undefined,
      view: "",
    },
  ],
  colors: [],
  features: [],
  freight: false,
  step: 1,
  deliveryDays: { min: 1, max: 2 },
  lowestPrice30dCents: undefined,
  isNew: false,
  unit: undefined,
  energyClass: undefined,
  undeliverableCountryIds: [],
  rating: { average: undefined, count: 0 },
};
const cardPrice = displayPrice(card, { vatPercent: 20, showNet: false });
const cardLabels = { price: "Preis", compareAt: "statt", width: "B", depth: "T", height: "H", colors: "Farben" };
const format = { locale: "de-AT", currency: "EUR" };

describe("ProductCard", () => {
  it("shifts nothing when its picture loads", async () => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: false });
    const container = await hydrate(
      <ProductGrid>
        <ProductGridItem>
          <ProductCard product={card} price={cardPrice} format={format} labels={cardLabels} />
        </ProductGridItem>
      </ProductGrid>,
      () => {},
    );
    const before = container.querySelector(".sh-card")?.getBoundingClientRect().height;
    const image = container.querySelector("img");
    for (const source of container.querySelectorAll("source")) source.remove();
    image?.removeAttribute("srcset");
    if (image) image.src = pixel;
    await image?.decode();
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();
    expect(container.querySelector(".sh-card")?.getBoundingClientRect().height).toBe(before);
    expect(shift).toBe(0);
  });

  it("is a link on its whole area", async () => {
    const container = await show(<ProductCard product={card} price={cardPrice} format={format} labels={cardLabels} />);
    const box = container.querySelector(".sh-price")?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.left + 4, box.top + 4);
    expect(hit?.closest("a")?.getAttribute("href")).toBe("#sofa");
  });
});

function WithDialog(): ReactElement {
  const [open, setOpen] = useState(false);
  const [toasts, setToasts] = useState([{ id: "1", tone: "ok" as const, content: "Gespeichert" }]);
  return (
    <Toaster
      toasts={toasts}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      labels={{ region: "Meldungen", dismiss: "Meldung schließen" }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filter wählen" closeLabel="Schließen">
        <p>Inhalt</p>
      </Dialog>
    </Toaster>
  );
}

describe("Dialog and Toaster", () => {
  it("keeps a message accessible while a dialog is open", async () => {
    await show(<WithDialog />);
    await page.getByRole("button", { name: "Filter" }).click();
    await expect.element(page.getByRole("dialog", { name: "Filter wählen" })).toBeVisible();
    const dismiss = page.getByRole("button", { name: "Meldung schließen" });
    expect(dismiss.element().closest("dialog")).not.toBeNull();
    await dismiss.click();
    await expect.element(page.getByText("Gespeichert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });

  it("returns the focus of a toast closed by keyboard", async () => {
    await show(<WithDialog />);
    const before = page.getByRole("button", { name: "Filter" }).element();
    if (!(before instanceof HTMLElement)) throw new Error("no button");
    before.focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(page.getByRole("button", { name: "Meldung schließen" }).element());
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Gespeichert")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(before);
  });

  it("closes on Esc and restores the focus", async () => {
    await show(<WithDialog />);
    const opener = page.getByRole("button", { name: "Filter" });
    await opener.click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener.element());
    await opener.click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });

  it("closes on a click beside it", async () => {
    await show(<WithDialog />);
    await page.getByRole("button", { name: "Filter" }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("ProductPicture", () => {
  const missing = (alt: string) => ({
    base: "/missing",
    widths: [320],
    width: 800,
    height: 800,
    alt,
    visible: true,
    position: 0,
    colorId: undefined,
    view: "",
  });

  /** Shows a picture that fails to load, and returns its pixels and size. */
  async function look(alt: string, decorate: (image: Element) => void = () => undefined) {
    const container = await show(<ProductPicture picture={missing(alt)} sizes="200px" priority />);
    container.style.inlineSize = "200px";
    const image = container.querySelector("img");
    if (image === null) throw new Error("no image");
    await vi.waitFor(() => expect([image.complete, image.naturalWidth]).toEqual([true, 0]));
    decorate(image);
    const { width, height } = image.getBoundingClientRect();
    const pixels = await page.elementLocator(container).screenshot({ save: false });
    root?.unmount();
    container.remove();
    return { pixels, size: [width, height] };
  }

  it("shows the placeholder in the same space when its file fails to load, not a broken image with its text", async () => {
    const picture = await look("Ecksofa Hallein, hellgrau");
    expect(picture.size).toEqual([200, 200]);
    expect(picture).toEqual(await look("Pouf"));
    const { pixels: blank } = await look("Pouf", (image) => image.remove());
    for (const alt of ["Pouf", ""]) expect((await look(alt)).pixels).not.toBe(blank);
  });
});
