import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** Creates a folder with these files; removed when the test has finished. */
export async function createFolderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "import-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Path of a real catalogue in `shared/data` beside a parent folder; these may not be copied into the repository. */
export function findSharedData(name: string): string | undefined {
  for (
    let folder = fileURLToPath(new URL(".", import.meta.url));
    dirname(folder) !== folder;
    folder = dirname(folder)
  ) {
    const data = join(folder, "shared", "data", name);
    if (existsSync(data)) return data;
  }
  return undefined;
}
