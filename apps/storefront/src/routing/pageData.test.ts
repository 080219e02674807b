import { dehydrate, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { packQueries, unpackQueries } from "./pageData.ts";

/** Texts that could break the embedding: quotes, swapped quotes, the end of a script. */
const QUERIES: ReadonlyArray<readonly [unknown[], unknown]> = [
  [["product", "de-AT", 5], { title: `Sofa "Wien", 2'4" \\ </script>`, price: 0, brand: undefined }],
  [["salesBar", "de-AT"], null],
  [["productCount", 4], 0],
  [["reviews", { productId: 5, limit: 4 }], []],
];

function visited(): QueryClient {
  const client = new QueryClient();
  for (const [key, data] of QUERIES) client.setQueryData(key, data, { updatedAt: 1_000 });
  return client;
}

test("the browser starts with the server's query results and their age", () => {
  const browser = new QueryClient();
  unpackQueries(browser, packQueries(visited()));
  expect(browser.getQueryCache().getAll().length).toBe(QUERIES.length);
  for (const [key, data] of QUERIES) {
    expect(browser.getQueryData(key)).toEqual(data);
    expect(browser.getQueryState(key)).toMatchObject({ status: "success", dataUpdatedAt: 1_000 });
  }
});

test("results of several ages are as old as the oldest", () => {
  const server = visited();
  server.setQueryData(["late"], 1, { updatedAt: 9_000 });
  const browser = new QueryClient();
  unpackQueries(browser, packQueries(server));
  expect(browser.getQueryState(["late"])?.dataUpdatedAt).toBe(1_000);
});

test("failed and pending queries are left out", async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await server.prefetchQuery({ queryKey: ["failed"], queryFn: () => Promise.reject(new Error("no")) });
  void server.prefetchQuery({ queryKey: ["pending"], queryFn: () => new Promise(() => {}) });
  const browser = new QueryClient();
  unpackQueries(browser, packQueries(server));
  expect(browser.getQueryCache().getAll()).toEqual([]);
});

test("it is a third of the library's serialization for small results", () => {
  expect(packQueries(visited()).length).toBeLessThan(JSON.stringify(dehydrate(visited())).length / 3);
});

test.each(["</script>", "</SCRIPT >", "<script>", "<!--"])("%s in a result cannot end its element", (text) => {
  const client = new QueryClient();
  client.setQueryData(["text"], text);
  expect(packQueries(client)).not.toContain("<");
  const browser = new QueryClient();
  unpackQueries(browser, packQueries(client));
  expect(browser.getQueryData(["text"])).toBe(text);
});

test("the texts of card pictures, which no card shows, are left out, those of a product are kept", () => {
  const picture = { base: "/media/sofa", alt: "Sofa, green" };
  const rows = [{ id: 1, pictures: [picture, picture] }];
  const results = [rows, { id: 2, products: rows }, { id: 1, pictures: [picture] }];
  const server = new QueryClient();
  results.forEach((data, index) => server.setQueryData([index], data));
  const browser = new QueryClient();
  unpackQueries(browser, packQueries(server));
  const short = [
    {
      id: 1,
      pictures: [
        { ...picture, alt: "" },
        { ...picture, alt: "" },
      ],
    },
  ];
  expect([0, 1, 2].map((index) => browser.getQueryData([index]))).toEqual([
    short,
    { id: 2, products: short },
    { id: 1, pictures: [picture] },
  ]);
});
