// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { allowTagScripts, loadScript, toAnalyticsUrl } from "./tags.ts";

afterEach(() => {
  Reflect.deleteProperty(window, "trustedTypes");
  document.head.replaceChildren();
});

test("only URLs of the tags' own hosts become scripts, no markup or code", () => {
  const createPolicy = vi.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  allowTagScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  expect(Object.keys(rules)).toEqual(["createScriptURL"]);
  for (const host of ["www.googletagmanager.com", "connect.facebook.net", "www.googleadservices.com"]) {
    expect(rules.createScriptURL(`https://${host}/a.js`)).toBe(`https://${host}/a.js`);
  }
  for (const url of [
    "https://evil.example/a.js",
    "http://www.googletagmanager.com/a.js",
    "https://evilgoogletagmanager.com/a.js",
    "https://www.googletagmanager.com.evil.example/a.js",
    "data:text/javascript,alert(1)",
    "/media/upload.js",
  ]) {
    expect(rules.createScriptURL(url)).toBeNull();
  }
});

test("an existing or rejected policy causes no error", () => {
  const createPolicy = (): never => {
    throw new TypeError("Policy default already exists");
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(allowTagScripts).not.toThrow();
});

test("a script has the page's nonce and loads asynchronously", () => {
  const own = document.createElement("script");
  own.nonce = "n0nce";
  own.setAttribute("nonce", "n0nce");
  document.head.append(own);
  loadScript("https://www.googletagmanager.com/gtm.js?id=GTM-ABC123");
  const added = document.head.querySelectorAll("script")[1];
  expect([added?.nonce, added?.async]).toEqual(["n0nce", true]);
});

test.each([
  ["/sofas.html?page=2&sort=min_price", "https://shop.example/sofas.html?page=2&sort=min_price"],
  ["/?utm_source=mail&gclid=x", "https://shop.example/?utm_source=mail&gclid=x"],
  ["/order-placed?cart_id=7", "https://shop.example/order-placed"],
  ["/newsletter?email=anna%40example.com#a", "https://shop.example/newsletter"],
])("%s is reported as %s", (href, reported) => {
  expect(toAnalyticsUrl(href, "https://shop.example")).toBe(reported);
});
