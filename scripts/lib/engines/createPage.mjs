import { setTimeout as sleep } from "node:timers/promises";
import { PROBE } from "../../../apps/storefront/src/shared/hydration.ts";

const WAIT_MS = 30_000;
/** Codes of WebDriver. */
const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Right: "\uE014", Down: "\uE015" };

/** A page as a shopper uses it: elements by label, text or selector, real pointer and keys. */
export function createPage(engine) {
  /** Calls a function in the page; arguments and result are JSON. */
  const call = async (inPage, ...args) =>
    JSON.parse(
      (await engine.evaluate(`return JSON.stringify((${inPage})(...${JSON.stringify(args)})) ?? "null";`)) ?? "null",
    );

  async function poll(what, read) {
    for (const end = Date.now() + WAIT_MS; ; await sleep(100)) {
      const found = await read().catch(() => undefined);
      if (found) return found;
      if (Date.now() > end) throw new Error(`Not found within ${WAIT_MS / 1000} s: ${what}`);
    }
  }

  /** Waits until the element takes a click at the same place twice, and returns that place. */
  async function locate(target) {
    let before = "";
    return poll(JSON.stringify(target), async () => {
      const point = await call(findPoint, target);
      const same = point !== null && JSON.stringify(point) === before;
      before = JSON.stringify(point);
      return same && point;
    });
  }

  async function clickAt({ x, y }) {
    const actions = [
      { type: "pointerMove", x, y, origin: "viewport", duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await engine.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  const click = async (target) => clickAt(await locate(target));

  async function type(text) {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await engine.perform([{ type: "key", id: "keyboard", actions }]);
  }

  const until = (what, inPage, ...args) => poll(what, () => call(inPage, ...args));

  return {
    goTo: engine.goTo,
    click,
    clickAt,
    locate,
    type,
    press: (key) => type([KEYS[key]]),
    async fill(label, text) {
      await click({ label });
      await type(text);
      await poll(`"${text}" in ${label}`, async () => (await call(readValue, { label })) === text);
    },
    select: (label, option) => poll(`${option} in ${label}`, () => call(chooseOption, label, option)),
    /** Waits for a text in the element. */
    untilText: (css, text) => poll(`"${text}" in ${css}`, () => call(hasText, css, text)),
    untilPath: (pattern) =>
      poll(String(pattern), async () => pattern.test(await call(() => location.pathname + location.search))),
    read: (css) => call(readText, css),
    call,
    poll,
    /** Waits until a function returns something truthy in the page. */
    until,
    untilVisible: (css) => until(css, countVisible, css),
    untilHidden: (css) => poll(`no ${css}`, async () => (await call(countVisible, css)) === 0),
    untilHydrated: () => until("hydration", isHydrated, PROBE),
  };
}

/* The functions below run in the page, each on its own. */

function findPoint({ css, label, button, link }) {
  const normal = (text) => text.replaceAll(/\s+/g, " ").trim();
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const nameOf = (element) => normal(element.getAttribute("aria-label") ?? element.innerText ?? "");
  const byText = (selector, text) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => isVisible(element) && nameOf(element).startsWith(text),
    );
  let [element] = [];
  if (css !== undefined) element = [...document.querySelectorAll(css)].find((found) => isVisible(found));
  else if (label !== undefined)
    element =
      byText("label", label)[0]?.control ??
      [...document.querySelectorAll("input,select,textarea")].find((found) => nameOf(found) === label);
  else if (link !== undefined) [element] = byText("a[href]", link);
  else [element] = byText("button", button);
  if (element === undefined || element === null || element.disabled || element.getAttribute("aria-disabled") === "true")
    return;
  const isChoice = element.matches("input[type=radio],input[type=checkbox]");
  const target = isChoice ? (element.labels[0] ?? element) : element;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = (isChoice ? element : target).getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit !== null && (target.contains(hit) || element.contains(hit) || hit.contains(element)) ? point : undefined;
}

function readValue({ label }) {
  const found = [...document.querySelectorAll("label")].find(({ innerText }) => innerText.trim().startsWith(label));
  return found?.control?.value;
}

function chooseOption(label, option) {
  const found = [...document.querySelectorAll("label")].find(({ innerText }) => innerText.trim().startsWith(label));
  const chosen = [...(found?.control?.options ?? [])].find(({ text }) => text === option);
  if (chosen === undefined) return false;
  found.control.value = chosen.value;
  found.control.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

function hasText(css, text) {
  return [...document.querySelectorAll(css)].some(({ innerText }) => innerText.includes(text));
}

function countVisible(css) {
  return [...document.querySelectorAll(css)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .length;
}

/** As `waitForContentHydration` of the browser tests. */
function isHydrated(probe) {
  document.querySelector("#main > *")?.dispatchEvent(new Event(probe, { bubbles: true }));
  return document.documentElement.dataset.hydrated !== undefined;
}

function readText(css) {
  return document.querySelector(css)?.innerText;
}
