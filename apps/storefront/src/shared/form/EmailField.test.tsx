// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { EmailField } from "./EmailField.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

test("a misspelled domain gets a suggestion, which one press accepts; another domain gets none", async () => {
  const onInput = vi.fn();
  const { element } = await createTestPage({
    Screen: () => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- receives bubbling events
      <form onInput={onInput}>
        <EmailField id="email" name="email" label="E-Mail" />
      </form>
    ),
  });
  render(element);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "E-Mail" });
  fireEvent.input(field, { target: { value: "anna@gmial.com" } });
  const suggestion = await screen.findByRole("button", { name: "Meinten Sie anna@gmail.com?" }, { timeout: 10_000 });
  expect(suggestion.closest("[role=status]")).not.toBeNull();
  onInput.mockClear();
  fireEvent.click(suggestion);
  expect(field.value).toBe("anna@gmail.com");
  expect(onInput).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(screen.queryByRole("button")).toBeNull();
});
