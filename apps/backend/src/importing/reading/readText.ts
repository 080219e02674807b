import { readFile } from "node:fs/promises";
import { ImportError } from "../importError.ts";

/** A file's text, without a byte order mark. `name` is what a message calls it. */
export async function readText(path: string, name: string): Promise<string> {
  const bytes = await readFile(path);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${name} is not UTF-8 text. Save it with the encoding UTF-8 and import again.`);
  }
  if (text.includes("\0")) throw new ImportError(`${name} is not a text file.`);
  return text;
}
