import { Document, type Material, NodeIO, type Texture as GltfTexture } from "@gltf-transform/core";
import {
  ALL_EXTENSIONS,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSheen,
  KHRMaterialsTransmission,
} from "@gltf-transform/extensions";
import { Color } from "three";
import type { Surface, Texture } from "../surfaces/surface.ts";
import type { Batch } from "./flatten.ts";

/** Encoded pictures of a texture, ready to be put into the file. */
export type TexturePictures = (texture: Texture) => {
  color: Uint8Array;
  normal?: Uint8Array | undefined;
  mimeType: string;
};

/** The model as a glTF document: one mesh, one primitive per material. Without `pictures` it has no textures. */
export function documentOf(batches: readonly Batch[], pictures?: TexturePictures): Document {
  const document = new Document();
  document.getRoot().getAsset().generator = "Lindenhaus studio";
  const buffer = document.createBuffer();
  const mesh = document.createMesh("product");
  const textures = new Map<string, GltfTexture>();
  for (const { surface, positions, normals, uvs, indices } of batches) {
    const accessor = (type: "SCALAR" | "VEC2" | "VEC3", array: Float32Array | Uint32Array) =>
      document
        .createAccessor()
        .setType(type)
        .setArray(array as Float32Array<ArrayBuffer>)
        .setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute("POSITION", accessor("VEC3", positions))
      .setAttribute("NORMAL", accessor("VEC3", normals))
      .setIndices(accessor("SCALAR", indices))
      .setMaterial(materialOf(document, surface, pictures, textures));
    if (surface.texture !== undefined) primitive.setAttribute("TEXCOORD_0", accessor("VEC2", uvs));
    mesh.addPrimitive(primitive);
  }
  document.createScene("product").addChild(document.createNode("product").setMesh(mesh));
  return document;
}

export const io = (): NodeIO => new NodeIO().registerExtensions(ALL_EXTENSIONS);

function materialOf(
  document: Document,
  surface: Surface,
  pictures: TexturePictures | undefined,
  textures: Map<string, GltfTexture>,
): Material {
  const textured = surface.texture !== undefined && pictures !== undefined;
  const material = document
    .createMaterial(surface.name)
    .setRoughnessFactor(surface.roughness)
    .setMetallicFactor(surface.metalness)
    .setBaseColorFactor(textured ? [1, 1, 1, 1] : [...linear(surface.color), 1])
    .setDoubleSided(surface.bothSides ?? false);
  if (textured) paper(document, material, surface.texture, pictures, textures);
  const { sheen = 0, clearcoat = 0, transmission = 0, emission = 0 } = surface;
  if (sheen > 0) {
    const cloth = document.createExtension(KHRMaterialsSheen).createSheen();
    material.setExtension(
      "KHR_materials_sheen",
      cloth.setSheenColorFactor(linear(surface.color).map((x) => x * sheen) as Rgb).setSheenRoughnessFactor(0.4),
    );
  }
  if (clearcoat > 0) {
    const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat();
    material.setExtension(
      "KHR_materials_clearcoat",
      coat.setClearcoatFactor(clearcoat).setClearcoatRoughnessFactor(0.1),
    );
  }
  if (transmission > 0) {
    material.setExtension(
      "KHR_materials_transmission",
      document.createExtension(KHRMaterialsTransmission).createTransmission().setTransmissionFactor(transmission),
    );
  }
  if (emission > 0) {
    material.setEmissiveFactor(linear(surface.color));
    const strength = document.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength();
    if (emission > 1) material.setExtension("KHR_materials_emissive_strength", strength.setEmissiveStrength(emission));
  }
  return material;
}

function paper(
  document: Document,
  material: Material,
  texture: Texture,
  pictures: TexturePictures,
  textures: Map<string, GltfTexture>,
): void {
  const name = JSON.stringify(texture);
  const { color, normal, mimeType } = pictures(texture);
  const once = (key: string, image: Uint8Array): GltfTexture => {
    const found = textures.get(key) ?? document.createTexture(key).setImage(image).setMimeType(mimeType);
    textures.set(key, found);
    return found;
  };
  material.setBaseColorTexture(once(name, color));
  if (normal !== undefined) material.setNormalTexture(once(`${name} relief`, normal));
}

type Rgb = [number, number, number];

const linear = (hex: string): Rgb => new Color(hex).toArray() as Rgb;
