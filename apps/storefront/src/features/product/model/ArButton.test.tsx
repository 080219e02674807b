// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { ArButton } from "./ArButton.tsx";

vi.mock("../../../i18n/useTexts.ts", () => ({ useTexts: () => (key: string) => key }));
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile";
/** Not an Apple device: `<a>` does not support `rel="ar"`. */
Object.defineProperty(HTMLAnchorElement.prototype, "relList", { value: { supports: () => false } });

async function show(userAgent: string): Promise<HTMLElement> {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(<ArButton file="/media/models/a.glb" title="Sofa" stage={undefined} />));
  undo = () => act(() => root.unmount());
  return place;
}
let undo = (): void => {};
afterEach(() => {
  undo();
  vi.restoreAllMocks();
});

test("on Android a link opens Google's viewer, also before the model is rendered", async () => {
  const place = await show(android);
  expect(place.querySelector("a")?.href).toContain("file=http%3A%2F%2Flocalhost%3A3000%2Fmedia%2Fmodels%2Fa.glb&");
});

test("a device without the viewer returns to the page: it reports that, and goes one entry back in the history", async () => {
  const back = vi.spyOn(history, "back").mockReturnValue();
  const place = await show(android);
  await act(async () => {
    location.hash = "#no-room";
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  });
  expect(place.querySelector("a")).toBeNull();
  expect(place.querySelector("[role=alert]")?.textContent).toBe("roomNot");
  expect(back).toHaveBeenCalledOnce();
});

test("other devices have no button", async () => {
  const place = await show("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/145.0.0.0 Safari/537.36");
  expect(place.textContent).toBe("");
});
