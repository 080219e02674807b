// Prints the files of packages/core/src that run between `cart.add` and the request, as a JSON array of paths.
// Runs in a process of its own: precise coverage counts every call since it was last taken.
import { registerHooks } from "node:module";
import { Session } from "node:inspector";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { at, root } from "./workspace.mjs";

/** Sources import each other as built: `x.js` is `x.ts`. */
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith(".") && name.endsWith(".js") && context.parentURL?.includes("/packages/core/src/")
      ? next(name.replace(/\.js$/, ".ts"), context)
      : next(name, context),
});

const load = (path) => import(pathToFileURL(at("packages/core/src", path)).href);
const { createShop } = await load("createShop.ts");
const { fakeShop } = await load("testing/fakeShop.ts");
const { testEnvironment } = await load("testing/testEnvironment.ts");

const session = new Session();
session.connect();
const post = (method, params) => {
  let result;
  session.post(method, params, (error, value) => {
    if (error) throw error;
    result = value;
  });
  return result;
};
post("Profiler.enable");
post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const backend = fakeShop([{ id: 1, title: "Chair", priceCents: 15_900 }]);
const sent = Promise.withResolvers();
const environment = testEnvironment({
  async fetch(request) {
    if (request.url.endsWith("/cart/add")) sent.resolve(post("Profiler.takePreciseCoverage").result);
    return backend.fetch(request);
  },
});
const shop = createShop(backend.config, environment);
shop.start();
const [product] = await shop.catalogue.products({});
// Measured on a shop at rest: restored, and with its clients loaded.
await idle();
post("Profiler.takePreciseCoverage");
shop.cart.add(product);
const scripts = await sent.promise;

async function idle() {
  for (let turn = 0; turn < 50; turn++) {
    environment.advance(20);
    await new Promise((done) => void setImmediate(done));
  }
}

/** The function that starts at 0 is the module itself. */
const isCalled = ({ ranges: [{ startOffset, count }] }) => startOffset > 0 && count > 0;
const files = scripts
  .filter(({ url, functions }) => url.includes("/packages/core/src/") && functions.some(isCalled))
  .map(({ url }) => relative(root, fileURLToPath(url)).replaceAll("\\", "/"))
  .filter((path) => !path.includes("/testing/"));
console.log(JSON.stringify(files.toSorted()));
process.exit(0);
