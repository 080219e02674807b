import "../styles/layers.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/gallery.css";
import "../styles/iconbutton.css";
import "../styles/picture.css";
import type { Picture } from "@shop/core";
import { type ReactElement, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Gallery, type GallerySlide } from "./Gallery.js";
import { GalleryZoom } from "./GalleryZoom.js";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=#";

const slide = (name: string): GallerySlide => {
  const picture: Picture = {
    base: `${PIXEL}${name}`,
    widths: [320, 800],
    width: 800,
    height: 800,
    alt: name,
    visible: true,
    position: 0,
    colorId: undefined,
    view: "",
  };
  return { key: name, picture };
};
const slides = (count: number): GallerySlide[] => Array.from({ length: count }, (_, index) => slide(`p${index}`));
const labels = {
  gallery: "Bilder",
  picture: (at: number, of: number) => `Bild ${at} von ${of}`,
  zoom: (at: number) => `Bild ${at} vergrößern`,
};
const zoomLabels = {
  title: "Große Bilder",
  close: "Schließen",
  previous: "Zurück",
  next: "Weiter",
  position: (at: number, of: number) => `${at} von ${of}`,
  enlarge: (at: number) => `Bild ${at} heranholen`,
};

function WithZoom({ all }: { all: readonly GallerySlide[] }): ReactElement {
  const [start, setStart] = useState<number>();
  return (
    <>
      <Gallery slides={all} labels={labels} onZoom={setStart} />
      {start !== undefined && (
        <GalleryZoom slides={all} start={start} labels={zoomLabels} onClose={() => setStart(undefined)} />
      )}
    </>
  );
}

let root: Root | undefined;
let place: HTMLElement | undefined;

beforeEach(() => page.viewport(600, 500));
afterEach(() => {
  root?.unmount();
  place?.remove();
});

async function show(ui: ReactElement): Promise<void> {
  place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  root.render(ui);
  await vi.waitFor(() => expect(place?.childElementCount).toBeGreaterThan(0));
}

const enlarge = (at: number) => page.getByRole("button", { name: `Bild ${at} heranholen` });

describe("Gallery", () => {
  it("scrolls to the picture of a thumbnail and marks it", async () => {
    await show(<Gallery slides={slides(3)} labels={labels} />);
    await page.getByRole("link", { name: "Bild 3 von 3" }).click();
    await expect.element(page.getByRole("link", { name: "Bild 3 von 3" })).toHaveAttribute("aria-current", "true");
    expect(location.hash).toBe("");
  });

  it("has the first thumbnail share the file of the main picture", async () => {
    await show(<Gallery slides={slides(2)} labels={labels} sizes="300px" />);
    const sizesOf = (at: number) =>
      [...document.querySelectorAll(`[aria-label="Bild ${at} von 2"] :is(source, img)`)].map((one) =>
        one.getAttribute("sizes"),
      );
    expect(new Set(sizesOf(1))).toContain("300px");
    expect(new Set(sizesOf(2))).toContain("88px");
  });

  it("shows six thumbnails, and on the last one how many more there are", async () => {
    await show(<WithZoom all={slides(8)} />);
    expect(page.getByRole("link", { name: / von 8/ }).elements()).toHaveLength(6);
    await page.getByRole("link", { name: "Bild 6 von 8 +3" }).click();
    await expect.element(page.getByRole("dialog")).toHaveTextContent("6 von 8");
  });

  it("shows six of six without a count, also at 320 px", async () => {
    await page.viewport(320, 500);
    await show(<WithZoom all={slides(6)} />);
    const thumbs = page.getByRole("link", { name: / von 6/ }).elements();
    expect(thumbs.map((thumb) => thumb.textContent)).toEqual(["", "", "", "", "", ""]);
    expect(Math.min(...thumbs.map((thumb) => thumb.clientWidth))).toBeGreaterThanOrEqual(40);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it("links to the largest file, for a page that is not hydrated yet", async () => {
    await show(<WithZoom all={slides(1)} />);
    await expect
      .element(page.getByRole("link", { name: "Bild 1 vergrößern" }))
      .toHaveAttribute("href", `${PIXEL}p0-800.avif`);
  });
});

describe("GalleryZoom", () => {
  it("loads a file wider than those of the page", async () => {
    const { key, picture } = slide("p0") as Extract<GallerySlide, { picture: Picture }>;
    await show(<WithZoom all={[{ key, picture: { ...picture, width: 1600, height: 1600 } }]} />);
    const sources = (): string[] => [...document.querySelectorAll("source")].map(({ srcset }) => srcset);
    expect(sources().filter((srcset) => srcset.includes("1600w"))).toHaveLength(0);
    await userEvent.click(page.getByRole("link", { name: "Bild 1 vergrößern" }));
    expect(sources().filter((srcset) => srcset.includes("1600w"))).toHaveLength(1);
  });

  it("opens at the slide, closes with Esc and restores the focus", async () => {
    await show(<WithZoom all={slides(3)} />);
    await page.getByRole("link", { name: "Bild 2 von 3" }).click();
    const opener = page.getByRole("link", { name: "Bild 2 vergrößern" });
    await opener.click();
    await expect.element(page.getByRole("dialog", { name: "Große Bilder" })).toHaveTextContent("2 von 3");
    expect(document.activeElement).toBe(enlarge(2).element());
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener.element());
  });

  it("moves with the arrow keys and stops at the ends", async () => {
    await show(<WithZoom all={slides(2)} />);
    await page.getByRole("link", { name: "Bild 1 vergrößern" }).click();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 von 2");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("status")).toHaveTextContent("2 von 2");
    expect(document.activeElement).toBe(enlarge(2).element());
    await expect.element(page.getByRole("button", { name: "Weiter" })).toHaveAttribute("aria-disabled", "true");
  });

  it("has no position and no buttons to turn for a single picture", async () => {
    await show(<WithZoom all={slides(1)} />);
    await page.getByRole("link", { name: "Bild 1 vergrößern" }).click();
    await expect.element(page.getByRole("dialog", { name: "Große Bilder" })).toBeVisible();
    await expect.element(page.getByRole("status")).not.toBeInTheDocument();
    expect(page.getByRole("dialog").getByRole("button").elements()).toHaveLength(2);
  });

  it("moves with its buttons, which keep the focus", async () => {
    await show(<WithZoom all={slides(3)} />);
    await page.getByRole("link", { name: "Bild 1 vergrößern" }).click();
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect.element(page.getByRole("status")).toHaveTextContent("2 von 3");
    expect(document.activeElement).toBe(page.getByRole("button", { name: "Weiter" }).element());
  });

  it("zooms to the clicked point, once for a double click, and pans with the mouse", async () => {
    await show(<WithZoom all={slides(2)} />);
    await page.getByRole("link", { name: "Bild 1 vergrößern" }).click();
    await userEvent.dblClick(enlarge(1), { position: { x: 400, y: 400 } });
    await expect.element(enlarge(1)).toHaveAttribute("aria-pressed", "true");
    const pane = enlarge(1).element().closest("li");
    if (pane === null) throw new Error("no pane");
    expect(pane.scrollWidth).toBeGreaterThan(pane.clientWidth);
    const before = pane.scrollLeft;
    expect(before).toBeGreaterThan(0);
    const at = (type: string, x: number) =>
      new PointerEvent(type, { pointerType: "mouse", clientX: x, clientY: 100, bubbles: true });
    pane.dispatchEvent(at("pointerdown", 300));
    pane.dispatchEvent(at("pointermove", 350));
    expect(pane.scrollLeft).toBe(before - 50);
    pane.dispatchEvent(at("pointerup", 350));
    enlarge(1)
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await expect.element(enlarge(1)).toHaveAttribute("aria-pressed", "true");
  });

  it("zooms by keyboard too, with Enter", async () => {
    await show(<WithZoom all={slides(2)} />);
    await page.getByRole("link", { name: "Bild 1 vergrößern" }).click();
    await userEvent.keyboard("{Enter}");
    await expect.element(enlarge(1)).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect.element(enlarge(1)).toHaveAttribute("aria-pressed", "false");
  });
});
