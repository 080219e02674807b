import { displayPrice } from "@shop/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SearchHit, type SearchHitProps } from "./SearchHit.js";

afterEach(cleanup);

const labels: SearchHitProps["labels"] = {
  price: "Preis",
  compareAt: "statt",
  lowestPrice30d: "30 Tage:",
  stock: { none: "ausverkauft", few: (count) => `nur noch ${count} Stück`, enough: "lagernd" },
};
const sofa: SearchHitProps["product"] = {
  title: "Sofa Hallein",
  picture: { src: "/media/sofa-800.webp", base: "/media/sofa", widths: [320, 800] },
  stock: 9,
};

const price = displayPrice(
  { priceCents: 99_900, compareAtCents: 119_900, lowestPrice30dCents: 109_900 },
  { vatPercent: 20, showNet: false },
);

const show = (product: Partial<typeof sofa>): void =>
  void render(
    <a href="/sofa">
      <SearchHit
        product={{ ...sofa, ...product }}
        price={price}
        format={{ locale: "de-AT", currency: "EUR" }}
        labels={labels}
      />
    </a>,
  );

test("picture, name, price and compare-at price with the lowest of 30 days", () => {
  show({});
  expect(screen.getByRole("link").textContent).toMatch(
    /^Sofa HalleinPreis.*999,00.*statt.*1\.199,00.*30 Tage:.*1\.099,00/,
  );
  expect(document.querySelector("img")?.getAttribute("srcset")).toBe(
    "/media/sofa-320.avif 320w, /media/sofa-800.avif 800w",
  );
});

test("stock is displayed as a number below ten only", () => {
  show({ stock: 9 });
  expect(screen.getByText("nur noch 9 Stück")).toBeTruthy();
  cleanup();
  show({ stock: 10 });
  expect(screen.queryByText(/Stück|lagernd/)).toBeNull();
  cleanup();
  show({ stock: 0 });
  expect(screen.getByText("ausverkauft")).toBeTruthy();
});

test("a picture with one file, and no picture", () => {
  show({ picture: { src: "https://shop.test/a.jpg", base: "", widths: [] } });
  expect(document.querySelector("img")?.hasAttribute("srcset")).toBe(false);
  cleanup();
  show({ picture: undefined });
  expect(document.querySelector("img")).toBeNull();
});
