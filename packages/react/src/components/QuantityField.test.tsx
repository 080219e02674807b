import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { QuantityField } from "./QuantityField.js";

afterEach(cleanup);

const labels = {
  quantity: "Menge",
  decrease: "Menge verringern",
  increase: "Menge erhöhen",
  adjusted: (quantity: number, step: number) => `Auf ${quantity} angepasst (in ${step}er-Schritten)`,
};
const field = (): HTMLInputElement => screen.getByRole("spinbutton", { name: "Menge" });
const type = (value: string): void => {
  field().value = value;
  fireEvent(field(), new Event("change", { bubbles: true }));
};

describe("QuantityField", () => {
  it("steps by its buttons and reports each change once", () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    render(<QuantityField quantity={2} step={2} labels={labels} onQuantityChange={onQuantityChange} />);
    fireEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }));
    fireEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }));
    fireEvent.click(screen.getByRole("button", { name: "Menge verringern" }));
    expect(onQuantityChange.mock.calls).toEqual([[4], [6], [4]]);
    expect(field().value).toBe("4");
  });

  it("rounds a typed quantity up to the step and announces it", () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    render(<QuantityField quantity={4} step={4} labels={labels} onQuantityChange={onQuantityChange} />);
    type("5");
    expect(onQuantityChange.mock.calls).toEqual([[8]]);
    expect(screen.getByRole("status").textContent).toBe("Auf 8 angepasst (in 4er-Schritten)");
  });

  it("never goes above the stock nor below one step", () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    render(<QuantityField quantity={2} step={2} max={7} labels={labels} onQuantityChange={onQuantityChange} />);
    type("50");
    expect(field().value).toBe("6");
    expect(screen.getByRole("button", { name: "Menge erhöhen" }).getAttribute("aria-disabled")).toBe("true");
    type("0");
    expect(field().value).toBe("2");
    expect(screen.getByRole("button", { name: "Menge verringern" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("restores the old quantity when the field is left empty", () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    render(<QuantityField quantity={3} labels={labels} onQuantityChange={onQuantityChange} />);
    type("");
    expect(field().value).toBe("3");
    expect(onQuantityChange).not.toHaveBeenCalled();
  });

  it("allows 0 only if it may remove the line", () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>();
    render(<QuantityField quantity={1} min={0} labels={labels} onQuantityChange={onQuantityChange} />);
    fireEvent.click(screen.getByRole("button", { name: "Menge verringern" }));
    expect(onQuantityChange.mock.calls).toEqual([[0]]);
  });

  it("follows the quantity when it changes from outside", () => {
    const { rerender } = render(<QuantityField quantity={5} labels={labels} />);
    type("7");
    rerender(<QuantityField quantity={2} labels={labels} />);
    expect(field().value).toBe("2");
  });
});
