// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useCombobox } from "./useCombobox.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function createSearchBox() {
  const form = document.createElement("form");
  form.innerHTML =
    '<input><div id="list"><a href="#1" role="option" id="one" data-text="Sofa Lienz"></a><a href="#2" role="option" id="two"></a></div>';
  document.body.append(form);
  const field = form.querySelector("input");
  if (field === null) throw new Error("no field");
  for (const option of form.querySelectorAll("a")) option.scrollIntoView = vi.fn();
  const onOpen = vi.fn();
  const onClose = vi.fn();
  let active: string | undefined;
  function Box({ expanded }: { expanded: boolean }): null {
    active = useCombobox(form, { listId: "list", expanded, onOpen, onClose });
    return null;
  }
  const { rerender } = render(<Box expanded />);
  return {
    active: () => active,
    field,
    show: (expanded: boolean) => rerender(<Box expanded={expanded} />),
    press: (key: string) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      act(() => void field.dispatchEvent(event));
      return event;
    },
    onOpen,
    onClose,
  };
}

test("the arrows move through the options and back to the field", () => {
  const { press, active } = createSearchBox();
  const places = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return active();
  });
  expect(places).toEqual(["one", "two", undefined, "two"]);
});

test("the field shows the text of the active option, and the typed text again beside it and when the list closes", () => {
  const { press, show, field } = createSearchBox();
  field.value = "sofa";
  const texts = ["ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return field.value;
  });
  expect(texts).toEqual(["Sofa Lienz", "sofa", "Sofa Lienz"]);
  show(false);
  expect(field.value).toBe("sofa");
});

test("Escape closes the list first; the next one clears the field", () => {
  const { press, show, onClose } = createSearchBox();
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  show(false);
  expect(press("Escape").defaultPrevented).toBe(false);
});

test("a reopened list starts at the field, where Enter searches", () => {
  const { press, show, active } = createSearchBox();
  press("ArrowDown");
  expect(active()).toBe("one");
  show(false);
  show(true);
  expect(active()).toBeUndefined();
  expect(press("Enter").defaultPrevented).toBe(false);
});
