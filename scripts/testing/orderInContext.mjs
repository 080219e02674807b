// Orders from the fake shop in a context of the language and the given globals, nothing else. Prints the order. A global
// that Node does not have is an empty object.
// `node --experimental-vm-modules --experimental-import-meta-resolve orderInContext.mjs <global> …`
import { readFileSync } from "node:fs";
import { createContext, SourceTextModule } from "node:vm";
import { pathToFileURL } from "node:url";
import { at } from "../lib/workspace.mjs";

// Some native apps lack them.
for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
const context = createContext(Object.fromEntries(process.argv.slice(2).map((name) => [name, globalThis[name] ?? {}])));

const modules = new Map();
const started = new Map();

function load(specifier, from) {
  const url = import.meta.resolve(specifier, from);
  const known = modules.get(url);
  if (known !== undefined) return known;
  const source = readFileSync(new URL(url), "utf8");
  const importModuleDynamically = (wanted) => start(wanted, url);
  const module = new SourceTextModule(source, { context, identifier: url, importModuleDynamically });
  modules.set(url, module);
  return module;
}

function start(specifier, from) {
  const module = load(specifier, from);
  const run = async () => {
    if (module.status === "unlinked") await module.link((wanted, { identifier }) => load(wanted, identifier));
    await module.evaluate();
    return module;
  };
  if (!started.has(module)) started.set(module, run());
  return started.get(module);
}

const importEntry = async (name) =>
  (await start(`./${name}.js`, pathToFileURL(at("packages/core/dist/exports/")).href)).namespace;

const { createShop, emptyAddress, summarizeCart } = await importEntry("index");
const { serverEnvironment } = await importEntry("server");
const { fakeShop } = await importEntry("testing");

let keys = 0;
const random = { key: () => `key-${++keys}` };
const backend = fakeShop([{ id: 84, title: "Chair", priceCents: 15_900 }]);
const shop = createShop(backend.config, serverEnvironment({ fetch: backend.fetch, random }));
shop.start();
const [chair] = await shop.catalogue.products({ limit: 1 });
shop.cart.add(chair, { quantity: 2 });
await shop.cart.whenSynced();
const shipping = shop.shipping.getSnapshot();
const [payment] = await shop.checkout.paymentMethods(shipping.methodId);
const address = { firstName: "Anna", lastName: "Auer", street: "Gasse 1", postalCode: "1060", city: "Wien" };
await shop.checkout.placeOrder({
  ...shop.checkout.getSnapshot(),
  email: "anna@example.com",
  shippingAddress: { ...emptyAddress(13), ...address },
  shippingMethodId: shipping.methodId,
  payment: { id: payment.id, code: payment.code },
  expectedTotalCents: summarizeCart(shop.cart.getSnapshot(), shipping).totalCents + payment.feeCents,
});
const { result, order } = await shop.checkout.result(shop.cart.getSnapshot().cartId);
console.log(result.ref, order.totalCents);
shop.destroy();
