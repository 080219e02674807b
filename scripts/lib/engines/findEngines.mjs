import { existsSync } from "node:fs";
import { startFirefox } from "./startFirefox.mjs";
import { startWebKit } from "./startWebKit.mjs";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSERS = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const DISPLAY = "/usr/bin/Xvfb";

/** Returns the engines beside Chromium; `start` is undefined for one that is not installed. */
export function findEngines() {
  const firefox = FIREFOX.find(existsSync);
  const browser = MINI_BROWSERS.find(existsSync);
  const hasWebKit = browser !== undefined && existsSync(DRIVER) && existsSync(DISPLAY);
  return [
    { name: "firefox", start: firefox && (() => startFirefox(firefox)) },
    { name: "webkit", start: hasWebKit ? () => startWebKit({ driver: DRIVER, browser }) : undefined },
  ];
}
