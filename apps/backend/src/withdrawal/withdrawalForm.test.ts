import { describe, expect, test } from "vitest";
import { createTestBackend } from "../testing/createTestBackend.ts";

const { app } = await createTestBackend();
const form = async (locale: string) => {
  const response = await app.request(`/withdrawal/form/${locale}`);
  return { response, pdf: Buffer.from(await response.arrayBuffer()) };
};

describe.each([
  ["de_AT", "de", "Muster-Widerrufsformular", "widerrufsformular.pdf"],
  ["ro_RO", "ro", "Model de formular de retragere", "formular-de-retragere.pdf"],
  ["en_DE", "en", "Model withdrawal form", "withdrawal-form.pdf"],
])("the withdrawal form of %s", (locale, language, title, file) => {
  test("is a tagged PDF in its language, on one page", async () => {
    const { response, pdf } = await form(locale);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`inline; filename="${file}"`);
    const source = pdf.toString("latin1");
    expect(source).toMatch(/^%PDF-1\.7/);
    expect(source).toContain(`/Lang (${language})`);
    expect(source).toContain("/MarkInfo");
    expect(source).toContain("pdfuaid:part");
    expect(source).toContain(title);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test("has the same bytes each time", async () => {
    expect((await form(locale)).pdf.equals((await form(locale)).pdf)).toBe(true);
  });
});

test("an unknown locale is bad input", async () => {
  expect((await form("fr_FR")).response.status).toBe(400);
});
