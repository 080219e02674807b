import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Rows of dark (true) and light modules, with the quiet zone. */
type Modules = readonly (readonly boolean[])[];

const QUIET_ZONE = 4;
/** Source: EPC069-12: error correction M, at most version 13. */
const LEVEL = { ecc: "M", boostEcc: false, maxVersion: 13, border: QUIET_ZONE } as const;

const encodeModules = (payload: string): Modules => encode(payload, LEVEL).data;

/** Black on white in every theme, so that scanners can read it. */
export function renderQrSvg(payload: string): string {
  const modules = encodeModules(payload);
  const path = modules.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

const PIXELS = 5;

/** For emails, whose clients do not render SVG. One bit per pixel. Source: PNG, third edition. */
export function renderQrPng(payload: string): { png: Buffer; size: number } {
  const modules = encodeModules(payload);
  const size = modules.length * PIXELS;
  const rows = modules.flatMap((row) => {
    const bits = Buffer.alloc(1 + Math.ceil(size / 8));
    for (let x = 0; x < size; x += 1) {
      // A set bit is white.
      if (row[Math.floor(x / PIXELS)] === false) bits[1 + (x >> 3)] = (bits[1 + (x >> 3)] ?? 0) | (128 >> (x & 7));
    }
    return Array.from({ length: PIXELS }, () => bits);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.concat(rows))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
  return { png, size };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
