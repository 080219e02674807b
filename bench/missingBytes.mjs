const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * Returns how many bytes of an HTTP/1.1 response are missing; undefined while that is unknown, as for one in chunks.
 */
export function missingBytes(received) {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return undefined;
  const length = /^content-length: *(\d+)/im.exec(received.toString("latin1", 0, headEnd))?.[1];
  if (length !== undefined) return headEnd + HEAD_END.length + Number(length) - received.length;
  return received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? 0 : undefined;
}
