// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChatFrame } from "./consentViews.tsx";

test("a chat is a frame without referrer, and is removed when closed", () => {
  const { container, unmount } = render(<ChatFrame url="https://chat.example/lindenhaus" title="Chat" />);
  const frame = container.querySelector("iframe");
  expect([frame?.src, frame?.title, frame?.getAttribute("referrerpolicy")]).toEqual([
    "https://chat.example/lindenhaus",
    "Chat",
    "no-referrer",
  ]);
  expect(frame?.getAttribute("sandbox")).not.toContain("allow-top-navigation");
  unmount();
  expect(container.childElementCount).toBe(0);
});
