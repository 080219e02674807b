import {
  Box3,
  Group,
  NeutralToneMapping,
  PerspectiveCamera,
  Spherical,
  Texture,
  Timer,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
} from "three";
import { type GLTFParser, GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import * as v from "valibot";
import { cameraDistance, FIELD_OF_VIEW, cameraRange, INITIAL_VIEW } from "./framing.ts";
import { lightStudio } from "./lightStudio.ts";

export type Stage = Awaited<ReturnType<typeof createStage>>;

export class WebGlUnavailableError extends Error {}

const SECONDS_PER_TURN = 24;

/**
 * Renders a GLB file, on demand only. The model rotates until the first interaction, one turn at most.
 * @throws WebGlUnavailableError
 */
export async function createStage(canvas: HTMLCanvasElement, file: ArrayBuffer) {
  // Requested here, because the renderer would log an error to the console.
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, depth: true });
  if (context === null) throw new WebGlUnavailableError();
  const model = await readModel(file);
  const group = new Group().add(model);
  const box = new Box3().setFromObject(group);
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
  // Made for product rendering: keeps the colours and compresses only the highlights.
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = VSMShadowMap;
  // The scene is static: only the camera moves.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  const { scene, dispose: disposeStudio } = lightStudio(renderer, group, box);

  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.02, 100);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.maxPolarAngle = Math.PI / 2 - 0.02;
  box.getCenter(controls.target);
  controls.autoRotate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  controls.autoRotateSpeed = 60 / SECONDS_PER_TURN;
  const stopRotation = (): void => void (controls.autoRotate = false);
  controls.addEventListener("start", stopRotation);

  const timer = new Timer();
  let rotatedSeconds = 0;
  let frame = 0;
  const draw = (): void => {
    if (frame === 0) frame = requestAnimationFrame(render);
  };
  function render(time: number): void {
    frame = 0;
    const seconds = timer.update(time).getDelta();
    if (controls.autoRotate && (rotatedSeconds += seconds) > SECONDS_PER_TURN) stopRotation();
    controls.update(seconds);
    renderer.render(scene, camera);
    canvas.dataset["drawn"] = "";
    if (controls.autoRotate) draw();
  }
  controls.addEventListener("change", draw);

  const { x: width, y: height, z: depth } = box.getSize(new Vector3());
  let distance = 0;
  /** Fits the model into the canvas. Keeps direction and zoom. */
  function fit(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0 || renderer.xr.isPresenting) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    const next = cameraDistance({ width, height, depth }, camera.aspect);
    const range = cameraRange(next);
    Object.assign(controls, { minDistance: range.min, maxDistance: range.max });
    if (distance === 0) lookFrom(next);
    else
      camera.position
        .sub(controls.target)
        .multiplyScalar(next / distance)
        .add(controls.target);
    distance = next;
    controls.update();
    draw();
  }
  function lookFrom(far: number): void {
    camera.position
      .setFromSpherical(new Spherical(far, Math.PI / 2 - INITIAL_VIEW.elevation, INITIAL_VIEW.azimuth))
      .add(controls.target);
  }
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  fit();

  function move(change: () => void): void {
    stopRotation();
    change();
    controls.update();
  }
  return {
    /** Rotates by angles in radians. */
    turn: (left: number, up: number) =>
      move(() => {
        controls.rotateLeft(left);
        controls.rotateUp(up);
      }),
    /** Moves closer for a factor above 1. */
    zoom: (factor: number) => move(() => controls.dollyIn(1 / factor)),
    reset: () => move(() => lookFrom(distance)),
    draw,
    dispose: () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      controls.dispose();
      disposeStudio();
      renderer.dispose();
    },
    renderer,
    scene,
    /** Model with its shadow, in metres, standing at y = 0. */
    group,
    model,
  };
}

const withImages = v.object({ images: v.array(v.object({ bufferView: v.number(), mimeType: v.string() })) });

/** Decodes images from memory: the Content Security Policy blocks the `blob:` URLs that the loader would use. */
async function readModel(file: ArrayBuffer): Promise<Group> {
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
