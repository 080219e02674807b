import { expect, test } from "vitest";
import { createTexts } from "./createTexts.ts";

test("a text that is read before its namespace is loaded is there afterwards", async () => {
  const texts = createTexts("ro");
  const t = texts.t("newsletter");
  expect(t("title")).toBe("title");
  await texts.load("newsletter");
  expect(t("title")).not.toBe("title");
});

test("pages share the texts of a language, and each has its own namespaces to hydrate", async () => {
  const [first, second] = [createTexts("de"), createTexts("de")];
  await first.load("shared", "cart");
  await second.load("shared");
  await second.loadLazy("consent");
  expect(second.pageNamespaces()).toEqual(["shared"]);
  expect(second.t("consent")("settings")).not.toBe("settings");
  expect(second.t("shared")).toBe(first.t("shared"));
  expect(second.t("shared")).not.toBe(createTexts("en").t("shared"));
});

test("a text with values is formatted anew for each value", async () => {
  const texts = createTexts("en");
  await texts.load("frame");
  const t = texts.t("frame");
  expect(t("cartCount", { count: 1 })).not.toBe(t("cartCount", { count: 2 }));
  expect(t("cartCount", { count: 1 })).toBe(t("cartCount", { count: 1 }));
});

test("texts are ready although others, requested before, fail to load", async () => {
  const texts = createTexts("en");
  const failing = texts.load("missing" as never);
  await texts.ready("cart");
  expect(texts.t("cart")("title")).not.toBe("title");
  await expect(failing).rejects.toThrow('No texts "missing"');
});
