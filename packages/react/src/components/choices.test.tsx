import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChoiceButtons, Swatches } from "./RadioChoices.js";

afterEach(cleanup);

const colors = [
  { id: 1, title: "Waldgrün", hex: "#2f5a48" },
  { id: 2, title: "Salbei", hex: "#8a9a86", unavailable: "In dieser Größe nicht lieferbar" },
];

describe("Swatches", () => {
  it("is a named group with the chosen colour", () => {
    render(<Swatches title="Farbe" choices={colors} value={1} />);
    expect(screen.getByRole("group", { name: "Farbe: Waldgrün" })).toBeDefined();
    expect(screen.getByRole("radio", { name: "Waldgrün", checked: true })).toBeDefined();
  });

  it("shows an unavailable colour with the reason in its name", () => {
    render(<Swatches title="Farbe" choices={colors} value={1} />);
    expect(screen.getByRole("radio", { name: "Salbei – In dieser Größe nicht lieferbar" })).toBeDefined();
  });

  it("shows the reason below the group when such a colour is chosen", () => {
    const { container } = render(<Swatches title="Farbe" choices={colors} value={2} />);
    expect(container.querySelector(".sh-choices-reason")?.textContent).toBe("In dieser Größe nicht lieferbar");
  });

  it("sets the colour by an SVG attribute", () => {
    const { container } = render(<Swatches title="Farbe" choices={colors} value={1} />);
    expect(container.querySelector("circle")?.getAttribute("fill")).toBe("#2f5a48");
    expect(container.innerHTML).not.toContain("style=");
  });

  it("follows the value when it changes from outside", () => {
    const { rerender } = render(<Swatches title="Farbe" choices={colors} value={1} />);
    rerender(<Swatches title="Farbe" choices={colors} value={2} />);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Salbei/ }).checked).toBe(true);
  });
});

describe("ChoiceButtons", () => {
  const sizes = [
    { id: 10, title: "180 cm" },
    { id: 11, title: "240 cm", unavailable: "ausverkauft" },
  ];

  it("reports the id of the choice", () => {
    const onChange = vi.fn<(id: number) => void>();
    render(<ChoiceButtons title="Größe" choices={sizes} value={10} onChange={onChange} />);
    fireEvent.click(screen.getByRole("radio", { name: "240 cm ausverkauft" }));
    expect(onChange.mock.calls).toEqual([[11]]);
  });
});
