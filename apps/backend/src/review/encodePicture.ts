import type { Metadata, Sharp, SharpOptions } from "sharp";
import { ApiError } from "../platform/http/apiError.ts";
import { busyError } from "../platform/http/databaseError.ts";

export interface EncodedPicture {
  /** Of `large`, in pixels. */
  width: number;
  height: number;
  large: Buffer;
  small: Buffer;
}

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** A phone's largest photo has 50 megapixels; a file of a few kilobytes can name many more. */
const MAX_PIXELS = 50_000_000;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
/** Longest side of `large`. */
const LARGE_PX = 1600;
/** Shortest side of `small`, which pages crop to a square. */
const SMALL_PX = 240;
const MAX_SECONDS = 20;
const INPUT: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: "error" };

/** Limit across all customers: each waiting upload holds its file in memory. */
const MAX_WAITING = 4;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Encodes a photo as WebP in two sizes, upright, without EXIF, GPS and any other metadata. One at a time: decoding takes up
 * to 300 MB.
 *
 * @throws ApiError 422 with `picture`: "invalid" for anything but a complete JPEG, PNG or WebP, "tooLarge"; 503 while too
 * many others wait
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw rejectedPicture("tooLarge");
  if (waiting >= MAX_WAITING) throw busyError();
  waiting += 1;
  const encoded = last.then(() => encode(bytes)).finally(() => (waiting -= 1));
  last = encoded.catch(() => undefined);
  return encoded;
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  const open = await loadSharp();
  const metadata = await readMetadata(open, bytes);
  if (metadata === undefined || !FORMATS.has(metadata.format)) throw rejectedPicture("invalid");
  if (metadata.width * metadata.height > MAX_PIXELS) throw rejectedPicture("tooLarge");
  try {
    const { data: large, info } = await open(bytes, INPUT)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: LARGE_PX, height: LARGE_PX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const small = await open(large)
      .resize({ width: SMALL_PX, height: SMALL_PX, fit: "cover", withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return { width: info.width, height: info.height, large, small };
  } catch {
    throw rejectedPicture("invalid");
  }
}

/** Decodes no pixels. */
async function readMetadata(open: OpenPicture, bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await open(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

type OpenPicture = (bytes: Buffer, options?: SharpOptions) => Sharp;
let loading: Promise<OpenPicture> | undefined;

/** Loads the native library with the first photo, not when the shop starts. */
function loadSharp(): Promise<OpenPicture> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // Its other decoders, such as those of SVG and PDF, are an attack surface that nothing here needs.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
    // Photos do not repeat, and shoppers' requests need the other cores.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

export const rejectedPicture = (code: "invalid" | "tooLarge"): ApiError =>
  new ApiError(422, "INVALID_INPUT", "The photo cannot be used", { fields: { picture: code } });
