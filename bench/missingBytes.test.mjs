import { expect, test } from "vitest";
import { isComplete } from "./isComplete.mjs";

const LENGTH = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n";
const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

test.each([
  ["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n", false],
  [`${LENGTH}two`, false],
  [`${LENGTH}four`, true],
  [CHUNKED, false],
  [`${CHUNKED}4\r\nfour\r\n`, false],
  [`${CHUNKED}4\r\nfour\r\n0\r\n\r\n`, true],
])("%j is a whole response: %s", (text, expected) => {
  expect(isComplete(Buffer.from(text))).toBe(expected);
});
