import { isLanguage } from "@shop/core";
import { createTexts } from "../i18n/createTexts.ts";

export async function showMissingConfig(names: readonly string[], language: string): Promise<void> {
  const texts = createTexts(isLanguage(language) ? language : "de");
  await texts.load("shared");
  const t = texts.t("shared");
  const alert = document.createElement("main");
  alert.className = "lh-page lh-missing";
  alert.setAttribute("role", "alert");
  const list = document.createElement("ul");
  list.append(...names.map((name) => createElement("li", name)));
  alert.append(createElement("h1", t("config.title")), createElement("p", t("config.missing")), list);
  document.body.replaceChildren(alert);
}

function createElement(tag: "h1" | "li" | "p", text: string): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}
