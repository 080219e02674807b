import { createEngineIndex } from "../../apps/backend/src/catalogue/engineIndex/createEngineIndex.ts";
import { createEmbeddedIndex } from "../../apps/backend/src/catalogue/productIndex/createEmbeddedIndex.ts";
import { createEmbeddedSearch } from "../../apps/backend/src/platform/search/createEmbeddedSearch.ts";
import { createSearchEngine } from "../../apps/backend/src/platform/search/createSearchEngine.ts";

/** Lists and searches in memory and in a real engine. Both resolve when the catalogue is in them. */
export const ADAPTERS = {
  async memory(db) {
    const index = createEmbeddedIndex({ db, log: console });
    const search = createEmbeddedSearch({ db, log: console });
    await index.categoryCounts();
    await search.search({ kind: "product", language: "de", text: "index", from: 0, size: 1 });
    return { index, search };
  },
  async engine(db, url) {
    const { promise: isFilled, resolve } = Promise.withResolvers();
    function printProgress(line) {
      console.log(line);
      if (line.includes("indexed")) resolve();
    }
    const options = { db, url, log: console, printProgress };
    const index = createEngineIndex(options);
    await index.refresh();
    const search = createSearchEngine(options);
    search.refresh();
    await isFilled;
    return { index, search };
  },
};
