// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { BadgeContent, ChatFrame } from "./consentViews.tsx";

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

test.each([true, false])(
  "a badge counts with separators; only the shop's own vouches for buyers: %s",
  async (isOwn) => {
    const badge = { rating: 4.4, count: 12_345, criteria: [], seal: "gold" as const };
    const Screen = () => <BadgeContent badge={badge} isOwn={isOwn} />;
    const { html, texts } = await createTestPage({ Screen, texts: ["consent"] });
    expect(html()).toContain("12.345 Bewertungen");
    expect(html().includes(texts.t("consent")("badge.how"))).toBe(isOwn);
  },
);
