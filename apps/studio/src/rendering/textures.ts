import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { draw } from "../surfaces/textures/draw.ts";
import type { Texture } from "../surfaces/surface.ts";
import { CACHE, hash, STUDIO, write } from "./cache.ts";

export interface TextureFiles {
  color: string;
  normal?: string;
  /** the same for the same pixels */
  looks: string;
}

/** How textures are drawn is part of what a texture is: other code, other files. */
const drawing = hash(
  ...globSync("src/{surfaces/textures/*,geometry/random}.ts", { cwd: STUDIO })
    .toSorted()
    .map((path) => readFileSync(join(STUDIO, path))),
);

/** PNG files of a texture, drawn when nobody has drawn them yet. */
export async function textureFiles(texture: Texture): Promise<TextureFiles> {
  const name = join(CACHE, "textures", `${texture.kind}-${hash(drawing, JSON.stringify(texture))}`);
  const color = `${name}-color.png`;
  const normal = `${name}-normal.png`;
  const note = `${name}.json`;
  if (!existsSync(note)) {
    const drawn = draw(texture);
    const png = (bytes: Uint8Array): Promise<Uint8Array> =>
      sharp(bytes, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
        .png({ compressionLevel: 3 })
        .toBuffer();
    write(color, await png(drawn.color));
    if (drawn.normal !== undefined) write(normal, await png(drawn.normal));
    write(
      note,
      JSON.stringify({ hasNormal: drawn.normal !== undefined, looks: hash(drawn.color, drawn.normal ?? "") }),
    );
  }
  const { hasNormal, looks } = JSON.parse(readFileSync(note, "utf8")) as { hasNormal: boolean; looks: string };
  return { color, looks, ...(hasNormal ? { normal } : {}) };
}
