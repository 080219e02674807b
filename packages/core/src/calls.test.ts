import { expect, test } from "vitest";
import { type CallsConfig, catalogueCalls, contentCalls } from "./exports/calls.js";

const config: CallsConfig = {
  apiUrl: "https://shop.test/api/",
  fastApi: "https://fast.test/api/",
  token: "guest",
  locale: "de_AT",
  satellite: "AT",
};

/** The calls of a shop that answers this. */
function answering(body: unknown, status = 200) {
  const asked: Request[] = [];
  const environment = {
    fetch: async (request: Request) => {
      asked.push(request);
      return Response.json(body, { status });
    },
    clock: { now: () => 0 },
  };
  return { asked, environment };
}

test("a call needs no shop around it: it asks as a guest, in its language and for its country", async () => {
  const { asked, environment } = answering([{ id: 2, title: "Sofas", url: "/sofas", count: 20 }]);
  const catalogue = catalogueCalls({ ...config, countryId: 5 }, environment);
  expect(await catalogue.subcategories(1)).toEqual([{ id: 2, title: "Sofas", url: "/sofas", count: 20 }]);
  expect(asked.map(({ url }) => url)).toEqual(["https://fast.test/api/category_children/?category_id=1&locale=de_AT"]);
  expect(asked[0]?.headers.get("authorization")).toBe("TOKEN guest");
  await expect(catalogue.products()).rejects.toMatchObject({ code: "ANSWER_INVALID" });
  expect(new URL(asked[1]?.url ?? "").searchParams.get("country_id")).toBe("5");
});

test("an answer is decoded or refused, a failure has its code", async () => {
  await expect(catalogueCalls(config, answering([{ id: "x" }]).environment).subcategories(1)).rejects.toMatchObject({
    code: "ANSWER_INVALID",
  });
  await expect(contentCalls(config, answering({}, 404).environment).content(9)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
