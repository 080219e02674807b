const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** Returns whether bytes are a whole HTTP/1.1 response, which has either a length or chunks. */
export function isComplete(received) {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return false;
  const head = received.toString("latin1", 0, headEnd);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  return length === undefined
    ? received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
    : received.length >= headEnd + HEAD_END.length + Number(length);
}
