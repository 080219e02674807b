import { expect, test } from "vitest";
import { createShop } from "../createShop.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { catalogueCalls, plainHttp } from "./areaCalls.js";
import { subcategoriesCall } from "./singleCalls.gen.js";
import { withMediaUrl } from "./withMediaUrl.js";

const mediaUrl = "https://cdn.test/media/";
const picture = {
  BASE: "/media/sofas",
  WIDTHS: [320],
  WIDTH: 320,
  HEIGHT: 240,
  TITLE: "Sofas",
  POSITION: 1,
  VISIBLE: 1,
  COLOR_ID: "",
};
const rows = [{ id: 2, title: "Sofas", url: "/media-furniture", count: 20, image: [picture] }];
const hit = {
  id: 1,
  ref: "P1",
  title: "Sofa",
  url: "/sofa",
  price: 1,
  pse_id: 1,
  categories: [],
  associated_keyword: [],
  fulfilment_center: "",
  image_url: "/media/sofa-320.webp",
};
const engine = {
  hits: { total: { value: 1 }, hits: [{ _source: hit }] },
  aggregations: { categories: { buckets: [] } },
};
const access = {
  scheme: "https",
  host: "shop.test",
  port: 443,
  front_username: "front",
  front_password: "p",
  index_prefix: "",
};

const backend = fakeShop([], {
  responses: {
    "GET category_children/": () => Response.json(rows),
    "GET ConfigApi": () => Response.json({ ...access, index_prefix: "api/", content: "content" }),
    "POST product_de_AT/_search/template": () => Response.json(engine),
  },
});
const environment = testEnvironment({ fetch: backend.fetch });

test("with a media URL, a shop's pictures are absolute and its paths stay as they are", async () => {
  const { catalogue, search } = createShop({ ...backend.config, mediaUrl }, environment);
  expect(await catalogue.subcategories(1)).toMatchObject([
    { url: "/media-furniture", picture: { base: "https://cdn.test/media/sofas" } },
  ]);
  const { products } = await search.products({ text: "sofa", from: 0, size: 6 });
  expect(products).toMatchObject([{ url: "/sofa", picture: { src: "https://cdn.test/media/sofa-320.webp" } }]);
});

test("without a media URL, pictures stay as the backend sends them", async () => {
  const { catalogue } = createShop(backend.config, environment);
  expect(await catalogue.subcategories(1)).toMatchObject([{ picture: { base: "/media/sofas" } }]);
});

test("the calls of an area and a single call have the media URL too", async () => {
  const config = { ...backend.config, mediaUrl };
  const base = { base: "https://cdn.test/media/sofas" };
  const fetchSubcategories = subcategoriesCall(withMediaUrl(plainHttp(config, environment), mediaUrl), config);
  expect(await fetchSubcategories(1)).toMatchObject([{ picture: base }]);
  expect(await catalogueCalls(config, environment).subcategories(1)).toMatchObject([{ picture: base }]);
});

test("a media URL without a slash at its end has the same files, not those that begin alike", async () => {
  const { catalogue } = createShop({ ...backend.config, mediaUrl: "https://cdn.test/media" }, environment);
  expect(await catalogue.subcategories(1)).toMatchObject([
    { url: "/media-furniture", picture: { base: "https://cdn.test/media/sofas" } },
  ]);
});

test.each(["/media/", "media", ""])("a media URL that is not absolute is named: %j", async (relative) => {
  const { catalogue } = createShop({ ...backend.config, mediaUrl: relative }, environment);
  await expect(catalogue.subcategories(1)).rejects.toMatchObject({
    code: "CONFIG_MISSING",
    details: { missing: ["absolute mediaUrl"] },
  });
});
