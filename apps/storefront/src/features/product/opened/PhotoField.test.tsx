// @vitest-environment jsdom
import { messages } from "@shop/core/locales/de";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { useReviewPictures } from "@shop/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { selectStorefront } from "../../../storefronts.ts";
import { createTestPage } from "../../../testing/createTestPage.tsx";
import { PhotoField } from "./PhotoField.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const VARIANT = 70;

const photo = (name: string, type = "image/jpeg"): File => new File([name], name, { type });

interface FieldOptions {
  storefront?: string;
  disabled?: boolean;
  upload?: () => Promise<Response>;
}

/** Renders the field with a button that sends its photos. */
async function openField({ storefront = "at-de", disabled = false, upload }: FieldOptions = {}) {
  const { fetch } = fakeShop([], upload && { responses: { [`POST comments/pictures/${VARIANT}`]: upload } });
  const { element, shop } = await createTestPage({
    Screen() {
      const pictures = useReviewPictures(VARIANT);
      return (
        <>
          <PhotoField id="photos" name="photos" pictures={pictures} disabled={disabled} />
          <button type="button" onClick={() => void pictures.submit(async () => {}).catch(() => undefined)}>
            Senden
          </button>
        </>
      );
    },
    storefront: selectStorefront(storefront),
    texts: ["product/opened"],
    environment: testEnvironment({ fetch }),
  });
  shop.start();
  const { container } = render(element);
  await screen.findByRole("group");
  const input = container.querySelector<HTMLInputElement>("input[type=file]")!;
  return {
    shop,
    input,
    choose: (...files: File[]) => fireEvent.change(input, { target: { files } }),
    names: () => screen.queryAllByRole("listitem").map((item) => item.querySelector("p")?.textContent),
    status: () => screen.getByRole("status").textContent,
  };
}

test("chosen photos are listed and counted; the focus moves to the field when one is removed", async () => {
  const { input, choose, names, status } = await openField();
  expect(status()).toBe("");
  choose(photo("sofa.jpg"), photo("stoff.webp", "image/webp"));
  expect(names()).toEqual(["sofa.jpg", "stoff.webp"]);
  expect(status()).toBe("2 Fotos ausgewählt");
  expect(screen.getByRole("img", { name: "Vorschau von Foto 2" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Foto 1 entfernen" }));
  expect(names()).toEqual(["stoff.webp"]);
  expect(status()).toBe("1 Foto ausgewählt");
  expect(document.activeElement).toBe(input);
});

test("the field is empty again after a choice, so that a removed file can be chosen once more", async () => {
  const { input, choose } = await openField();
  const setValue = vi.spyOn(input, "value", "set");
  choose(photo("sofa.jpg"));
  expect(setValue).toHaveBeenLastCalledWith("");
});

test("a file of another type has its error beside it, and the field is invalid until it is removed", async () => {
  const { input, choose } = await openField();
  choose(photo("sofa.jpg"), photo("sofa.heic", "image/heic"));
  const [valid, invalid] = screen.getAllByRole("listitem");
  expect(within(invalid!).getByText(messages.validation.picture.invalid)).toBeDefined();
  expect(within(valid!).queryByText(messages.validation.picture.invalid)).toBeNull();
  expect(input.getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Foto 2 entfernen" }));
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test.each([
  ["at-de", 5, "Eine Bewertung kann höchstens 4 Fotos haben. 1 Datei wurde nicht übernommen."],
  ["at-en", 6, "A review can have 4 photos at most. 2 files were left out."],
  ["ro-ro", 7, "O recenzie poate avea cel mult 4 fotografii. 3 fișiere nu au fost adăugate."],
])("in %s, %i files are too many, and the field says so", async (storefront, count, text) => {
  const { choose, names, status } = await openField({ storefront });
  choose(...Array.from({ length: count }, (_, index) => photo(`${index}.jpg`)));
  expect(names()).toHaveLength(4);
  expect(status()).toBe(text);
});

test("while photos are sent, the field says which one", async () => {
  const held = Promise.withResolvers<Response>();
  const { shop, choose, status } = await openField({ upload: () => held.promise });
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  choose(photo("a.jpg"), photo("b.jpg"));
  fireEvent.click(screen.getByRole("button", { name: "Senden" }));
  await vi.waitFor(() => expect(status()).toBe("Foto 1 von 2 wird gesendet …"));
  held.resolve(Response.json({ error: "", code: "INVALID_INPUT", fields: { picture: "tooLarge" } }, { status: 422 }));
  const [first] = screen.getAllByRole("listitem");
  expect(await within(first!).findByText(messages.validation.picture.tooLarge, { normalizer: String })).toBeDefined();
  expect(status()).toBe("2 Fotos ausgewählt");
});

test("a form that is being sent lets nothing be added", async () => {
  const { input } = await openField({ disabled: true });
  expect(input.disabled).toBe(true);
});
