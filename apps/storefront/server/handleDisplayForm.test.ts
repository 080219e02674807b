import { Hono } from "hono";
import { expect, test } from "vitest";
import { handleDisplayForm, ownForm } from "./forms.ts";

const app = new Hono();
app.post("/display", ownForm, (c) => handleDisplayForm(c, undefined));

const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request("http://localhost/display", {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "sec-fetch-site": "same-origin", referer: "http://localhost/sofas.html?page=2", ...headers },
  });

test("country and VAT are stored in the cookie, and the page is requested again", async () => {
  const response = await send({ country: "5", excludeVat: "on" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/sofas.html?page=2");
  expect(response.headers.get("set-cookie")).toMatch(/^display=net\.5; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("shared pages remove the cookie after the next page has read it", async () => {
  const response = await send({ country: "13" }, { cookie: "display=net.5" });
  expect(response.headers.get("set-cookie")).toContain("display=gross.13; Path=/; Max-Age=60;");
});

test("a read-only country is not changed by the form", async () => {
  const response = await send({ country: "Deutschland, 0 % USt.", excludeVat: "on" }, { cookie: "display=net.5" });
  expect(response.headers.get("set-cookie")).toContain("display=net.5;");
});

test("prices with VAT again, in the read-only country", async () => {
  const response = await send({ country: "Deutschland, 0 % USt." }, { cookie: "display=net.5" });
  expect(response.headers.get("set-cookie")).toContain("display=gross.5;");
});

test.each(["999", "5;evil", "", "-5"])(
  "a country that is not delivered to leaves things as they are: %j",
  async (country) => {
    const response = await send({ country }, { cookie: "display=gross.146" });
    expect(response.headers.get("set-cookie")).toContain("display=gross.146;");
  },
);

test("a form of another site changes nothing", async () => {
  const response = await send({ country: "5" }, { "sec-fetch-site": "cross-site" });
  expect([response.status, response.headers.get("set-cookie")]).toEqual([403, null]);
});

test.each(["https://evil.test/x", "http://localhost//evil.test", "not an address"])(
  "it leads back into the shop only: %s",
  async (referer) => {
    const response = await send({ country: "5" }, { referer });
    const location = new URL(response.headers.get("location") ?? "", "http://localhost/");
    expect(location.origin).toBe("http://localhost");
  },
);

test("behind a TLS proxy it returns to the page too", async () => {
  const response = await send({ country: "5" }, { referer: "https://localhost/sofas.html" });
  expect(response.headers.get("location")).toBe("/sofas.html");
});
