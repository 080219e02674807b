// Catalogues of any size, imported by the command of `npm run import`.
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../scripts/lib/run.mjs";
import { at, node, root } from "../scripts/lib/workspace.mjs";

const CATALOGUE = at("packages/demo/catalogue");

/**
 * Imports the demo's catalogue and copies of its products, and prints how many rows a second were imported.
 *
 * @param options.variants at least so many
 * @param options.stock of each variant
 * @param options.raise in euro, of the copies' prices; the demo's own products keep theirs
 */
export async function importGrownCatalogue({ name, variants, stock, raise, countedAt, env }) {
  const folder = await mkdtemp(join(tmpdir(), "grown-"));
  await mkdir(join(folder, "products"));
  const files = (await readdir(CATALOGUE)).filter((file) => file.endsWith(".json"));
  for (const file of [...files, "reviewPictures"])
    await cp(join(CATALOGUE, file), join(folder, file), { recursive: true });
  const originals = await readProducts();
  let [written, productCount] = [0, 0];
  for (let round = 0; written < variants; round += 1) {
    const products = originals.map((product) => (round === 0 ? product : copyProduct(product, round, raise)));
    for (const product of products) for (const variant of product.variants) variant.stock = stock;
    written += products.flatMap((product) => product.variants).length;
    productCount += products.length;
    await writeFile(join(folder, "products", `${round}.json`), JSON.stringify(products));
  }
  const started = performance.now();
  const args = [at("apps/backend/src/cli/import.ts"), folder, "--counted-at", countedAt.toISOString()];
  const { code, output } = await run(node, args, { cwd: root, env: { ...env, DEBUG: "1" }, quiet: true });
  if (code !== 0) throw new Error(output);
  const seconds = (performance.now() - started) / 1000;
  await rm(folder, { recursive: true });
  const rows = [written, productCount, Math.round(written / seconds)].map((count) => count.toLocaleString("en"));
  const load = loadavg()[0].toFixed(1);
  console.log(
    `  ${name}: ${rows[0]} variants of ${rows[1]} products in ${seconds.toFixed(0)} s, ${rows[2]} a second, load ${load}`,
  );
}

async function readProducts() {
  const names = await readdir(join(CATALOGUE, "products"));
  const texts = await Promise.all(names.map((name) => readFile(join(CATALOGUE, "products", name), "utf8")));
  return texts.flatMap((text) => JSON.parse(text));
}

function copyProduct({ ref, text, variants, promotion: _promotion, ...product }, round, raise) {
  return {
    ...product,
    ref: `${ref}-${round}`,
    ...raised(product, raise),
    text: Object.fromEntries(
      Object.entries(text).map(([language, { slug, ...texts }]) => [language, { ...texts, slug: `${slug}-${round}` }]),
    ),
    variants: variants.map(({ slugs: _slugs, promoPrice: _promo, ...variant }) => ({
      ...variant,
      ref: `${variant.ref}-${round}`,
      ...raised(variant, raise),
    })),
  };
}

/** Samples are free and have no price. */
const raised = ({ price }, raise) => (price === undefined ? {} : { price: price + raise });
