import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A folder with these files, for as long as the test runs. */
export async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "import-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Real catalogues that may not be copied here: in `shared/data` beside some folder above this one. */
export function sharedData(name: string): string | undefined {
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
