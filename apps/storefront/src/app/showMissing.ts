import { createTexts } from "../i18n/createTexts.ts";

export async function showMissing(names: readonly string[], language: string): Promise<void> {
  const texts = createTexts(["de", "en", "ro"].includes(language) ? language : "de");
  await texts.load("frame");
  const t = texts.t("frame");
  const alert = document.createElement("main");
  alert.className = "lh-page lh-missing";
  alert.setAttribute("role", "alert");
  const list = document.createElement("ul");
  list.append(...names.map((name) => element("li", name)));
  alert.append(element("h1", t("config.title")), element("p", t("config.missing")), list);
  document.body.replaceChildren(alert);
}

function element(tag: "h1" | "li" | "p", text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
