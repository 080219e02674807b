import type { ClientBuild } from "../manifest.ts";

/** A client build without files. */
export const emptyBuild: ClientBuild = {
  manifest: { routes: {} },
  entryModules: [],
  criticalCss: () => "",
  getModules: () => [],
  getStylesheets: () => [],
};
