import { readFile } from "node:fs/promises";
import { ImportError } from "../importError.ts";

/**
 * Reads a UTF-8 file without its byte order mark.
 *
 * @param name file name in error messages
 */
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
