import { displayPrice, type Picture, type ProductCard as ProductCardData } from "@shop/core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { ProductCard, type ProductCardLabels, type ProductCardProps } from "./ProductCard.js";

afterEach(cleanup);

const picture = (name: string, position: number, colorId?: number): Picture => ({
  base: `/media/${name}`,
  widths: [320, 480, 800],
  width: 800,
  height: 800,
  alt: name,
  visible: true,
  position,
  colorId,
  view: "",
});

const feature = (code: string, value: string, unit?: string): ProductCardData["features"][number] => ({
  code,
  title: code,
  value,
  unit,
  numericValue: undefined,
});

const sofa: ProductCardData = {
  id: 7,
  ref: "LH-1",
  title: "Ecksofa Gmunden",
  url: "/ecksofa-gmunden.html",
  brand: "webstube",
  variantId: 70,
  priceCents: 129_900,
  compareAtCents: 159_900,
  stock: 4,
  variantCount: 4,
  pictures: [picture("grey", 2, 2), picture("green", 1, 1), picture("room", 3)],
  colors: ["Waldgrün", "Grau", "Sand", "Rost", "Blau"].map((title, index) => ({
    id: index + 1,
    title,
    hex: "#2f5a48",
  })),
  features: [
    feature("height", "82", "cm"),
    feature("width", "240", "cm"),
    feature("depth", "95", "cm"),
    feature("material", "Samt"),
  ],
  freight: true,
  step: 1,
  deliveryDays: { min: 3, max: 8 },
  lowestPrice30dCents: undefined,
  isNew: false,
  unit: undefined,
  energyClass: undefined,
  undeliverableCountryIds: [],
  rating: { average: undefined, count: 0 },
};

const labels: ProductCardLabels = {
  price: "Preis",
  compareAt: "statt",
  lowestPrice30d: "Niedrigster Preis der letzten 30 Tage:",
  vatHint: "inkl. MwSt.",
  width: "B",
  depth: "T",
  height: "H",
  colors: "Farben:",
  energyClass: "Energieeffizienzklasse",
};
const format = { locale: "de-AT", currency: "EUR" };
const display = { vatPercent: 20, showNet: false };
const Card = (props: Omit<ProductCardProps, "price">) => (
  <ProductCard price={displayPrice(props.product, display)} {...props} />
);
const text = (container: HTMLElement): string => (container.textContent ?? "").replaceAll("\u00a0", " ");

describe("ProductCard", () => {
  it("is one link with the product's name as heading", () => {
    render(<Card product={sofa} format={format} labels={labels} headingLevel={2} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([sofa.url]);
    expect(within(screen.getByRole("heading", { level: 2 })).getByRole("link").textContent).toBe("Ecksofa Gmunden");
  });

  it("shows dimensions in the order width, depth, height with the material", () => {
    const { container } = render(<Card product={sofa} format={format} labels={labels} />);
    expect(text(container)).toContain("B 240 × T 95 × H 82 cm · Samt");
  });

  it("formats a dimension for the locale", () => {
    const rug = { ...sofa, features: [{ ...feature("height", "0.9", "cm"), numericValue: 0.9 }] };
    const { container } = render(<Card product={rug} format={format} labels={labels} />);
    expect(text(container)).toContain("H 0,9 cm");
  });

  it("shows the compare-at price and the percent of a fallback where the policy allows it", () => {
    const price = displayPrice(sofa, { ...display, policy: "fallback" });
    const { container } = render(<ProductCard product={sofa} price={price} format={format} labels={labels} />);
    expect(text(container)).toContain("−19 %");
    expect(container.querySelector("s")?.textContent).toContain("1.599,00");
  });

  it("calculates the percent from the lowest price of 30 days if known, and shows it", () => {
    const { container } = render(
      <Card product={{ ...sofa, lowestPrice30dCents: 149_900 }} format={format} labels={labels} />,
    );
    expect(text(container)).toContain("−13 %");
    expect(text(container)).toContain("Niedrigster Preis der letzten 30 Tage: € 1.499,00");
  });

  it("shows no badge for a price that is not reduced", () => {
    const { container } = render(
      <Card product={{ ...sofa, compareAtCents: 129_900 }} format={format} labels={labels} />,
    );
    expect(container.querySelector(".sh-tag, s")).toBeNull();
  });

  it("names every colour, shows three and counts the rest", () => {
    const { container } = render(<Card product={sofa} format={format} labels={labels} />);
    expect(text(container)).toContain("Farben: Waldgrün, Grau, Sand, Rost, Blau");
    expect(container.querySelectorAll(".sh-dot")).toHaveLength(3);
    expect(text(container)).toContain("+2");
  });

  it("swaps picture and link when a colour is pressed", () => {
    const { container } = render(
      <Card
        product={sofa}
        format={format}
        labels={labels}
        colorHref={({ url }, colorId) => `${url}?color=${colorId}`}
      />,
    );
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/green-480.webp");
    const grey = screen.getByRole("button", { name: "Grau" });
    fireEvent.click(grey);
    expect(grey.getAttribute("aria-pressed")).toBe("true");
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/grey-480.webp");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/ecksofa-gmunden.html?color=2");
  });

  it("shows the filtered colour until another is pressed", () => {
    const { container } = render(
      <Card
        product={sofa}
        format={format}
        labels={labels}
        colorId={2}
        colorHref={({ url }, colorId) => `${url}?color=${colorId}`}
      />,
    );
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/grey-480.webp");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/ecksofa-gmunden.html?color=2");
    fireEvent.click(screen.getByRole("button", { name: "Waldgrün" }));
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/green-480.webp");
  });

  it("has the room second, then other views of its colour, then other colours", () => {
    const view = (name: string, position: number, kind: string, colorId: number): Picture => ({
      ...picture(name, position, colorId),
      view: kind,
    });
    const pictures = [
      view("hero-green", 0, "hero", 1),
      view("back-green", 1, "second", 1),
      view("hero-grey", 2, "hero", 2),
      view("room-green", 6, "room", 1),
    ];
    const { container } = render(<Card product={{ ...sofa, pictures }} format={format} labels={labels} />);
    fireEvent.pointerEnter(container.querySelector(".sh-card-media") ?? container);
    expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual([
      "/media/hero-green-480.webp",
      "/media/room-green-480.webp",
      "/media/back-green-480.webp",
    ]);
  });

  it("loads the second picture only when a pointer comes near", () => {
    const { container } = render(<Card product={sofa} format={format} labels={labels} />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    fireEvent.pointerEnter(container.querySelector(".sh-card-media") ?? container);
    expect(container.querySelectorAll("img")).toHaveLength(3);
  });

  it("reserves the picture's space, loads the first ones eagerly and writes no inline style", () => {
    const html = renderToStaticMarkup(<Card product={sofa} format={format} labels={labels} priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('loading="eager"');
    expect(html).toContain('width="800" height="800"');
    expect(html).toContain('type="image/avif" srcSet="/media/green-320.avif 320w, /media/green-480.avif 480w');
    expect(html).not.toContain("style=");
  });

  it("shows a placeholder without a picture", () => {
    const { container } = render(<Card product={{ ...sofa, pictures: [] }} format={format} labels={labels} />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector(".sh-picture-placeholder")).not.toBeNull();
  });

  it("shows the unit price of its contents", () => {
    const oil = { ...sofa, priceCents: 3990, compareAtCents: undefined, unit: { measure: "l", content: 2.5 } } as const;
    const { container } = render(<Card product={oil} format={format} labels={labels} />);
    expect(text(container)).toContain("€ 15,96/l");
  });

  it("shows a lamp's energy class as the label's arrow, with an accessible name", () => {
    render(<Card product={{ ...sofa, energyClass: "E" }} format={format} labels={labels} />);
    expect(screen.getByRole("img", { name: "Energieeffizienzklasse E" }).textContent).toBe("AGE");
  });
});
