import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../shop.mjs";

const START_MS = 60_000;
/** The first page, which has no storage. */
const BLANK = "about:blank";
/** The toolbar's buttons make the window at least 447 px wide; phones are narrower. */
const NARROW_TOOLBAR = "headerbar *, entry, button { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }";
const TOOLBAR_HEIGHT = 36;

/** Starts WebKitGTK's MiniBrowser, controlled over WebDriver: https://www.w3.org/TR/webdriver2/. Needs an X display. */
export async function startWebKit({ driver, browser }) {
  const port = await freePort();
  const display = await startDisplay();
  const config = mkdtempSync(join(tmpdir(), "shop-webkit-"));
  mkdirSync(join(config, "gtk-3.0"));
  writeFileSync(join(config, "gtk-3.0", "gtk.css"), NARROW_TOOLBAR);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: config,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const ended = new Promise((resolve) => child.once("close", resolve));

  async function send(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  await untilReady(() => send("GET", "/status"));
  const { sessionId, capabilities } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const evaluate = (script) => send("POST", `${session}/execute/sync`, { script, args: [] });

  /** Waits for the parsed document, like Firefox. The driver's own wait includes modules that a walk holds back. */
  async function goTo(url) {
    await evaluate("window.isLeft = true");
    await send("POST", `${session}/url`, { url });
    await untilReady(async () => {
      const isParsed = await evaluate(
        `return window.isLeft === undefined && location.href !== "${BLANK}" && document.readyState !== "loading"`,
      );
      if (!isParsed) throw new Error(`Not opened: ${url}`);
    });
  }

  return {
    version: `WebKit ${capabilities.browserVersion}`,
    goTo,
    evaluate: (body) => evaluate(`(${collectErrors.toString()})(); ${body}`),
    perform: (actions) => send("POST", `${session}/actions`, { actions }),
    setSize: (width, height) => send("POST", `${session}/window/rect`, { width, height: height + TOOLBAR_HEIGHT }),
    screenshot: async () => Buffer.from(await send("GET", `${session}/screenshot`), "base64"),
    takeLogged: async () =>
      JSON.parse(await evaluate(`return (location.href !== "${BLANK}" && sessionStorage.getItem("logged")) || "[]"`)),
    async close() {
      await send("DELETE", session).catch(() => undefined);
      child.kill();
      await ended;
      await display.stop();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/** Runs in the page: the driver reports no console, so that errors are collected from the first script on. */
function collectErrors() {
  if (window.collectsErrors) return;
  window.collectsErrors = true;
  const add = (text) => {
    const logged = JSON.parse(sessionStorage.getItem("logged") ?? "[]");
    sessionStorage.setItem("logged", JSON.stringify([...logged, text]));
  };
  for (const level of ["error", "warn"]) {
    const log = console[level];
    console[level] = (...values) => {
      add(`${level}: ${values.join(" ")}`);
      log(...values);
    };
  }
  addEventListener("error", ({ message }) => add(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => add(`unhandled: ${reason}`));
}

/** Starts an X server without a screen. */
async function startDisplay() {
  let number = 90;
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number += 1;
  const child = spawn("Xvfb", [`:${number}`, "-screen", "0", "1600x1200x24"], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await untilReady(() => existsSync(`/tmp/.X11-unix/X${number}`) || Promise.reject(new Error("Xvfb did not start")));
  return {
    name: `:${number}`,
    stop() {
      child.kill();
      return ended;
    },
  };
}

async function untilReady(check) {
  for (const end = Date.now() + START_MS; ; await sleep(100)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
