// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SortSelect } from "./SortSelect.tsx";

afterEach(cleanup);

const options = ["sold", "price", "new"].map((value) => ({ value, label: value }));
const choose = vi.fn();
const form = (chosen: string) => (
  <SortSelect
    name="sort"
    label="Order"
    submitLabel="Sort"
    selected={chosen}
    options={options}
    otherParams={{}}
    onChange={choose}
  />
);

test("sorting by keyboard keeps the focus, and the field follows the URL", () => {
  const { rerender } = render(form("sold"));
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Order" });
  field.focus();
  fireEvent.change(field, { target: { value: "price" } });
  expect(choose).toHaveBeenCalledExactlyOnceWith("price");
  rerender(form("price"));
  expect(document.activeElement).toBe(field);
  rerender(form("new"));
  expect(screen.getByRole("combobox", { name: "Order" })).toBe(field);
  expect(field.value).toBe("new");
});
