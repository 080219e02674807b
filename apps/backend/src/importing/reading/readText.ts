import { constants } from "node:buffer";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { ImportError } from "../importError.ts";

const CHUNK_BYTES = 256 * 1024;

/**
 * Reads a UTF-8 file without its byte order mark.
 *
 * @param name file name in error messages
 */
export async function readText(path: string, name: string): Promise<string> {
  const { size } = await stat(path);
  if (size > constants.MAX_STRING_LENGTH) throw new ImportError(`${name} is too large. Split it into several files.`);
  const decode = createDecoder(name);
  return decode(await readFile(path)) + decode();
}

/** As {@link readText}, in chunks. */
export async function* readChunks(path: string, name: string): AsyncGenerator<string> {
  const decode = createDecoder(name);
  const stream: AsyncIterable<Uint8Array> = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  for await (const bytes of stream) yield decode(bytes);
  yield decode();
}

/** Returns a function that decodes the next bytes. Its call without any throws if the last character is incomplete. */
function createDecoder(name: string): (bytes?: Uint8Array) => string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return (bytes) => {
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new ImportError(`${name} is not UTF-8 text. Save it with the encoding UTF-8 and import again.`);
    }
    if (text.includes("\0")) throw new ImportError(`${name} is not a text file.`);
    return text;
  };
}
