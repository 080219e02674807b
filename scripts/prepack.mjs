// Builds a package before it is packed; refuses clients that pack it without its dependencies' versions.
// `node scripts/prepack.mjs core | react`, by the package's `prepack`.
import { prepareOrExit } from "./prepare.mjs";
import { at, readJson } from "./lib/workspace.mjs";

if (!process.env.npm_config_user_agent?.startsWith("pnpm/")) {
  const { packageManager } = readJson(at("package.json"));
  console.error(
    `Only pnpm replaces "workspace:^" by a version: pack with "npx ${packageManager} pack", publish with "npx ${packageManager} publish".`,
  );
  process.exit(1);
}
await prepareOrExit(process.argv[2]);
