import { type Group, Texture } from "three";
import { type GLTFParser, GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import * as v from "valibot";

const withImages = v.object({ images: v.array(v.object({ bufferView: v.number(), mimeType: v.string() })) });

/**
 * Reads the model from a GLB file.
 *
 * Decodes its images from memory: the Content Security Policy blocks the `blob:` URLs that the loader would use.
 */
export async function readModel(file: ArrayBuffer): Promise<Group> {
  const loader = new GLTFLoader().register((parser) => {
    Object.assign(parser, { loadImageSource: (index: number) => decode(parser, index) });
    return { name: "LH_pictures_from_memory" };
  });
  return (await loader.parseAsync(file, "")).scene;
}

async function decode(parser: GLTFParser, index: number): Promise<Texture> {
  const image = v.parse(withImages, parser.json).images[index];
  if (image === undefined) throw new Error(`The model has no picture ${index}`);
  const bytes = v.parse(v.instance(ArrayBuffer), await parser.getDependency("bufferView", image.bufferView));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: image.mimeType }), {
    premultiplyAlpha: "none",
    colorSpaceConversion: "none",
  });
  const texture = new Texture(bitmap);
  texture.needsUpdate = true;
  return texture;
}
