import { mkdirSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { catalogue } from "../catalogue.ts";
import { Blender } from "./blender.ts";
import { CACHE, hash } from "./cache.ts";
import { loadModels } from "./models.ts";
import { retire } from "./old-pictures.ts";
import { discard, encode, isDone, readPictures, writePictures } from "./pictures.ts";
import { loadRooms, ROOM, type Rooms } from "./rooms.ts";
import { type Prepared, prepare } from "./studio.ts";
import { allWork, nameOf, type Step, viewOf, type Work } from "./work.ts";

/** Raise it when the photographer's work (the Python files) has changed so that all pictures should be made anew. */
const RENDERER = 1;

/** Fewer for a draft: the next run makes it anew. */
export const SAMPLES = Number(process.env["STUDIO_SAMPLES"] ?? 14);

export interface RenderOptions {
  steps: readonly Step[];
  /** stop after that many pictures */
  limit?: number | undefined;
  /** only say what would be rendered */
  dry: boolean;
  /** render also what is there and has not changed */
  again: boolean;
}

/** Renders what is missing or has changed, in the order of `refs` if there are any. May be stopped at any time: what is done stays done. */
export async function renderAll(
  refs: readonly string[],
  { steps, limit = Infinity, dry, again }: RenderOptions,
): Promise<void> {
  setPriority(19);
  const models = await loadModels(complain);
  const all = catalogue();
  const products = refs.length === 0 ? all.values() : refs.flatMap((ref) => all.get(ref) ?? []);
  const rooms = await loadRooms(complain);
  const work = allWork(products, models, steps, rooms.has);
  let blender: Blender | undefined;
  let made = 0;
  for (const [index, item] of work.entries()) {
    if (made >= limit) break;
    const name = nameOf(item);
    try {
      const prepared = await prepareWork(item, rooms);
      const file = `${name}.${looksOf(item, prepared).slice(0, 8)}`;
      if (!again && isDone(readPictures()[name], file)) continue;
      made += 1;
      if (!dry) blender = rested(blender, made);
      say(
        `${index + 1}/${work.length}  ${name}  ${blender === undefined ? "" : await make(blender, item, name, file, prepared)}`,
      );
    } catch (error) {
      complain(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      // A renderer that has died takes no more jobs; the next picture gets a new one.
      if (blender?.ended) blender = undefined;
    }
  }
  blender?.close();
  say(`${made} pictures`);
}

/** A Blender for the next picture: a fresh one now and then, because what it has seen fills its memory. */
function rested(blender: Blender | undefined, made: number): Blender {
  if (blender !== undefined && made % 100 !== 0) return blender;
  blender?.close();
  return new Blender();
}

/** Second view and detail show what the catalogue picture shows: models are built once a run. */
const built = new Map<string, Prepared>();

async function prepareWork({ product, model, variant, view }: Work, rooms: Rooms): Promise<Prepared> {
  if (view === "room") return rooms.prepare(product, variant, model);
  const key = `${product.ref} ${variant.color} ${variant.size ?? ""}`;
  // The triangles are on disk; kept for hundreds of products, they would fill the memory.
  const prepared = built.get(key) ?? { ...(await prepare(product, model, variant)), batches: [] };
  built.set(key, prepared);
  return prepared;
}

/** The same for two pictures that look the same, on any machine. */
function looksOf(item: Work, { hash: shape, surfaces, stand, set }: Prepared): string {
  const withoutPaths = (key: string, value: unknown): unknown =>
    (key === "color" || key === "normal") && String(value).startsWith(CACHE) ? "" : value;
  return hash(
    JSON.stringify(
      [RENDERER, set === undefined ? SAMPLES : ROOM, shape, surfaces, stand, set ?? viewOf(item)],
      withoutPaths,
    ),
  );
}

async function make(
  blender: Blender,
  item: Work,
  name: string,
  file: string,
  { glb, surfaces, stand, set }: Prepared,
): Promise<string> {
  const out = join(CACHE, "pictures", `${name}.png`);
  mkdirSync(join(CACHE, "pictures"), { recursive: true });
  const size = set === undefined ? { pixels: 800, samples: SAMPLES } : { set, ...ROOM };
  const { processor } = await blender.render({ glb, surfaces, stand, out, view: viewOf(item), ...size });
  const { picture, bytes } = await encode(out, file);
  rmSync(out);
  const pictures = readPictures();
  const before = pictures[name];
  pictures[name] = { ...picture, ref: item.product.ref, view: item.view, color: item.variant.color };
  if (before !== undefined && before.file !== file) discard(before);
  if (item.view === "hero") retire(pictures, item.product);
  writePictures(pictures);
  return `${processor} s of processor, ${(bytes / 1024).toFixed(1)} KB`;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (problem: string): void => void process.stderr.write(`${problem}\n`);
