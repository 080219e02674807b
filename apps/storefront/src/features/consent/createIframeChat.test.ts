// @vitest-environment jsdom
import { expect, test } from "vitest";
import { createIframeChat } from "./createIframeChat.ts";

test("a chat is a frame that learns nothing of the page, and is gone when it is closed", () => {
  const place = document.createElement("div");
  const close = createIframeChat({ url: "https://chat.example/lindenhaus", title: "Chat" }).open(place);
  const frame = place.querySelector("iframe");
  expect([frame?.src, frame?.title, frame?.referrerPolicy]).toEqual([
    "https://chat.example/lindenhaus",
    "Chat",
    "no-referrer",
  ]);
  expect(frame?.getAttribute("sandbox")).not.toContain("allow-top-navigation");
  close();
  expect(place.childElementCount).toBe(0);
});
