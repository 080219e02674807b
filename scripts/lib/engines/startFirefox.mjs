import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_MS = 60_000;
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Starts a headless Firefox that is controlled over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/. */
export async function startFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), "shop-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const socket = new WebSocket(`${await readAddress(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("Firefox accepts no connection")));
  });

  const waiting = new Map();
  const logged = [];
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.method === "log.entryAdded") logged.push(toLine(message.params));
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "error") call?.reject(new Error(`${message.error}: ${message.message}`));
    else call?.resolve(message.result);
  });
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send("browsingContext.getTree", {});
  const [{ context }] = contexts;

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    goTo: (url) => send("browsingContext.navigate", { context, url, wait: "interactive" }),
    async evaluate(body) {
      const { exceptionDetails, result } = await send("script.callFunction", {
        functionDeclaration: `() => { ${body} }`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: (actions) => send("input.performActions", { context, actions }),
    setSize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    screenshot: async () => Buffer.from((await send("browsingContext.captureScreenshot", { context })).data, "base64"),
    takeLogged: async () => logged,
    async close() {
      await send("browser.close", {}).catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

function readAddress(child) {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Error(`Firefox did not start:\n${output}`)), START_MS);
    child.once("error", reject);
    child.stderr.on("data", (chunk) => {
      output += chunk;
      const [, address] = LISTENING.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

const toLine = ({ level, text, stackTrace }) => {
  const { url = "", lineNumber = 0 } = stackTrace?.callFrames[0] ?? {};
  return `${level}: ${text} (${url}:${lineNumber})`;
};
