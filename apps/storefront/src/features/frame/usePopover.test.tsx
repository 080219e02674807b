// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHoverPopover } from "./usePopover.ts";

const togglePopover = vi.fn();
// jsdom has no popovers.
HTMLElement.prototype.togglePopover = togglePopover;

function Menu(): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <ul>
      <li {...useHoverPopover(panel)}>
        <div ref={panel}>Sofas</div>
      </li>
    </ul>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  togglePopover.mockClear();
  render(<Menu />);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("a menu opens after 300 ms of rest, and closes 300 ms after the mouse has left", () => {
  fireEvent.pointerEnter(screen.getByRole("listitem"), { pointerType: "mouse" });
  vi.advanceTimersByTime(299);
  expect(togglePopover).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(togglePopover.mock.calls).toEqual([[true]]);
  fireEvent.pointerLeave(screen.getByRole("listitem"), { pointerType: "mouse" });
  vi.advanceTimersByTime(299);
  expect(togglePopover).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(togglePopover.mock.calls).toEqual([[true], [false]]);
});

test("crossing a menu opens nothing, and leaving it for a moment does not close it", () => {
  fireEvent.pointerEnter(screen.getByRole("listitem"), { pointerType: "mouse" });
  vi.advanceTimersByTime(200);
  fireEvent.pointerLeave(screen.getByRole("listitem"), { pointerType: "mouse" });
  vi.advanceTimersByTime(200);
  fireEvent.pointerEnter(screen.getByRole("listitem"), { pointerType: "mouse" });
  vi.advanceTimersByTime(1000);
  expect(togglePopover.mock.calls).toEqual([[true]]);
});

test("a finger does not hover", () => {
  fireEvent.pointerEnter(screen.getByRole("listitem"), { pointerType: "touch" });
  vi.advanceTimersByTime(1000);
  expect(togglePopover).not.toHaveBeenCalled();
});
