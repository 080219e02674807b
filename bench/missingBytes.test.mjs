import { expect, test } from "vitest";
import { missingBytes } from "./missingBytes.mjs";

const LENGTH = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n";
const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

test.each([
  ["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n", undefined],
  [`${LENGTH}two`, 1],
  [`${LENGTH}four`, 0],
  [CHUNKED, undefined],
  [`${CHUNKED}4\r\nfour\r\n`, undefined],
  [`${CHUNKED}4\r\nfour\r\n0\r\n\r\n`, 0],
])("%j lacks %s bytes", (text, expected) => {
  expect(missingBytes(Buffer.from(text))).toBe(expected);
});
