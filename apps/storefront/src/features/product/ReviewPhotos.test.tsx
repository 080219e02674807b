// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { selectStorefront } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import type { ZoomView as View } from "./opened/ZoomView.tsx";
import { ReviewPhotos } from "./ReviewPhotos.tsx";

vi.stubGlobal("scrollTo", () => {});
// jsdom has no layout, in which the view would scroll to a photo.
const ZoomView = vi.fn<(props: ComponentProps<typeof View>) => ReactElement>(({ title, onClose }) => (
  <button type="button" onClick={onClose}>
    {title}
  </button>
));
vi.mock("./opened/ZoomView.tsx", () => ({ ZoomView: (props: ComponentProps<typeof View>) => ZoomView(props) }));
afterEach(cleanup);

const pictures = ["sofa", "stoff"].map((name) => ({
  url: `/media/${name}.webp`,
  thumbnailUrl: `/media/${name}-small.webp`,
  width: 1200,
  height: 900,
}));

const createPage = (shown: typeof pictures, storefront = "at-de") =>
  createTestPage({
    Screen: () => <ReviewPhotos pictures={shown} author="Eva B." />,
    storefront: selectStorefront(storefront),
    texts: ["product/belowFold"],
  });

test("a review without photos has no list", async () => {
  expect((await createPage([])).html()).not.toMatch(/<(ul|img)/);
});

test.each([
  ["at-de", "Foto 2 von 2 von Eva B."],
  ["at-en", "Photo 2 of 2 by Eva B."],
  ["ro-ro", "Fotografia 2 din 2 de la Eva B."],
])("in %s the server HTML links each thumbnail to its photo", async (storefront, alt) => {
  const html = (await createPage(pictures, storefront)).html();
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(pictures.map(({ url }) => url));
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(
    pictures.map(({ thumbnailUrl }) => thumbnailUrl),
  );
  expect(html).toContain(`alt="${alt}"`);
});

test.each([
  ["at-de", "Foto von Eva B."],
  ["at-en", "Photo by Eva B."],
  ["ro-ro", "Fotografie de la Eva B."],
])("in %s a single photo has no position", async (storefront, alt) => {
  expect((await createPage(pictures.slice(0, 1), storefront)).html()).toContain(`alt="${alt}"`);
});

test("a thumbnail opens the large view at its photo, and closing it removes it", async () => {
  render((await createPage(pictures)).element);
  const link = await screen.findByRole("link", { name: "Foto 2 von 2 von Eva B." });
  expect(fireEvent.click(link)).toBe(false);
  const view = await screen.findByRole("button", { name: "Fotos von Eva B." });
  const { slides, start } = ZoomView.mock.lastCall![0];
  expect(start).toBe(1);
  expect(slides).toMatchObject(pictures.map(({ url }) => ({ href: url })));
  fireEvent.click(view);
  expect(screen.queryByRole("button")).toBeNull();
});
