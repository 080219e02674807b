// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialogButtonProps } from "./dialogButton.ts";

test("the focus returns to the button of a closed dialog where the browser has lost it, and is else left alone", () => {
  const { getByRole } = render(
    <>
      <button {...dialogButtonProps("menu")}>Menü</button>
      <input />
      <dialog id="menu" />
    </>,
  );
  const [button, input] = [getByRole("button"), getByRole("textbox")];
  const dialog = document.querySelector("dialog")!;
  // jsdom has no dialogs.
  dialog.showModal = () => {};
  const close = (focused?: HTMLElement): Element | null => {
    fireEvent.click(button);
    button.blur();
    focused?.focus();
    dialog.dispatchEvent(new Event("close"));
    return document.activeElement;
  };
  expect([close(), close(input)]).toEqual([button, input]);
});
