import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProductModel, ProductModels } from "../recipe.ts";
import { STUDIO } from "./cache.ts";

/** All models of `src/models/`. A file that does not load is reported and left out, the others stay usable. */
export async function loadModels(report: (problem: string) => void): Promise<Map<string, ProductModel>> {
  const models = new Map<string, ProductModel>();
  for (const file of globSync("src/models/*.ts", { cwd: STUDIO }).toSorted()) {
    try {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(STUDIO, file)).href);
      for (const value of Object.values(exported)) {
        if (areModels(value)) for (const [ref, model] of Object.entries(value)) models.set(ref, model);
      }
    } catch (error) {
      report(`${file}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  return models;
}

function areModels(value: unknown): value is ProductModels {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((model: unknown) => typeof model === "object" && model !== null && "build" in model)
  );
}
