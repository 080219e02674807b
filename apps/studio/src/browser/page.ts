import {
  AddEquation,
  Box3,
  Color,
  CustomBlending,
  DirectionalLight,
  FloatType,
  GLSL3,
  HalfFloatType,
  MathUtils,
  Mesh,
  NoToneMapping,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { RoomEnvironment } from "three/examples/jsm/environments/RoomEnvironment.js";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";

/** What the raster preview asks of the page. */
export interface Shot {
  url: string;
  view: { azimuth: number; elevation: number };
  stand: "floor" | "wall" | "hang";
  pixels: number;
  lights: number;
}

const PAGE = "#f4f3ef";
const FILL = 0.84;

/**
 * Draws many pictures, each lit by one lamp with hard shadows from another place of the softbox or the sky, and lays
 * them on top of each other: together they have soft light and soft shadows. The camera trembles by less than a pixel.
 */
export async function shoot({ url, view, stand, pixels, lights }: Shot): Promise<string> {
  const model = (await new GLTFLoader().loadAsync(url)).scene;
  const renderer = new WebGLRenderer({ preserveDrawingBuffer: true });
  renderer.setSize(pixels, pixels, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NoToneMapping;
  renderer.autoClear = false;
  renderer.setClearColor(0x000000, 0);
  const one = new WebGLRenderTarget(pixels, pixels, { type: HalfFloatType });
  const all = new WebGLRenderTarget(pixels, pixels, { type: FloatType });

  const { scene, lamp, middle, radius } = stage(model, stand, renderer);
  const { camera, shift } = frame(model, view);
  const add = sheet("uniform sampler2D one; in vec2 at; out vec4 seen; void main() { seen = texture(one, at); }", {
    one: { value: one.texture },
  });
  Object.assign(add.material, {
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });

  renderer.setRenderTarget(all);
  renderer.clear();
  for (let index = 1; index <= lights; index += 1) {
    place(lamp, index, lights, middle, radius);
    camera.setViewOffset(
      pixels,
      pixels,
      halton(index, 2) - 0.5 + (shift[0] * pixels) / 2,
      halton(index, 3) - 0.5 - (shift[1] * pixels) / 2,
      pixels,
      pixels,
    );
    renderer.setRenderTarget(one);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setRenderTarget(all);
    renderer.render(add.scene, FLAT);
  }
  renderer.setRenderTarget(null);
  renderer.clear();
  renderer.render(
    sheet(DEVELOP, { all: { value: all.texture }, count: { value: lights }, page: { value: new Color(PAGE) } }).scene,
    FLAT,
  );
  return renderer.domElement.toDataURL("image/png");
}

function stage(
  model: Object3D,
  stand: Shot["stand"],
  renderer: WebGLRenderer,
): { scene: Scene; lamp: DirectionalLight; middle: Vector3; radius: number } {
  model.traverse((object) => {
    if (object instanceof Mesh) object.castShadow = object.receiveShadow = true;
  });
  const scene = new Scene();
  scene.add(model);
  scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture;
  scene.environmentIntensity = 0.35;
  const box = new Box3().setFromObject(model);
  const middle = box.getCenter(new Vector3());
  const radius = box.getSize(new Vector3()).length() / 2;
  if (stand !== "hang") {
    const ground = new Mesh(new PlaneGeometry(radius * 30, radius * 30), new ShadowMaterial({ opacity: 0.55 }));
    ground.receiveShadow = true;
    if (stand === "floor") ground.rotation.x = -Math.PI / 2;
    ground.position.set(0, stand === "floor" ? -0.0005 : middle.y, stand === "floor" ? 0 : box.min.z - 0.0005);
    scene.add(ground);
  }
  const lamp = new DirectionalLight();
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 4;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.006 * radius;
  const eye = lamp.shadow.camera;
  eye.left = eye.bottom = -radius * 1.3;
  eye.right = eye.top = radius * 1.3;
  eye.near = radius;
  eye.far = radius * 6;
  lamp.target.position.copy(middle);
  scene.add(lamp, lamp.target);
  return { scene, lamp, middle, radius };
}

/** Two fifths of the lights are the softbox on the upper left, the others the white studio around. */
function place(lamp: DirectionalLight, index: number, lights: number, middle: Vector3, radius: number): void {
  const inKey = index <= lights * 0.4;
  const turn = halton(index, 5) * Math.PI * 2;
  const height = inKey ? 0 : Math.sqrt(1 - halton(index, 7) * 0.96);
  const wide = inKey ? 0.42 * Math.sqrt(halton(index, 7)) : Math.sqrt(1 - height * height);
  const towards = inKey
    ? new Vector3(-0.75 + Math.cos(turn) * wide, 1.2, 0.9 + Math.sin(turn) * wide).normalize()
    : new Vector3(Math.cos(turn) * wide, height, Math.sin(turn) * wide);
  lamp.intensity = inKey ? 1.5 / 0.4 : 1.3 / 0.6;
  lamp.position.copy(middle).addScaledVector(towards, radius * 3);
}

/** As far away as the product fills its part of the picture, and how far to shift it into the middle. */
function frame(
  model: Object3D,
  { azimuth, elevation }: Shot["view"],
): { camera: PerspectiveCamera; shift: [number, number] } {
  const middle = new Box3().setFromObject(model).getCenter(new Vector3());
  const [turn, lift] = [azimuth, elevation].map(MathUtils.degToRad) as [number, number];
  const towards = new Vector3(Math.sin(turn) * Math.cos(lift), Math.sin(lift), Math.cos(turn) * Math.cos(lift));
  const camera = new PerspectiveCamera(24, 1, 0.05, 100);
  const points: Vector3[] = [];
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const positions = object.geometry.attributes["position"]!;
    for (let index = 0; index < positions.count; index += 3)
      points.push(new Vector3().fromBufferAttribute(positions, index).applyMatrix4(object.matrixWorld));
  });
  const shift: [number, number] = [0, 0];
  let [near, far] = [0.1, 60];
  for (let round = 0; round < 24; round += 1) {
    const distance = (near + far) / 2;
    camera.position.copy(middle).addScaledVector(towards, distance);
    camera.lookAt(middle);
    camera.updateMatrixWorld();
    const seen = new Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    const size = seen.getSize(new Vector3());
    if (Math.max(size.x, size.y) / 2 > FILL || seen.max.z > 1) near = distance;
    else far = distance;
    const center = seen.getCenter(new Vector3());
    [shift[0], shift[1]] = [center.x, center.y];
  }
  return { camera, shift };
}

const FLAT = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

/** A shader that fills the picture. */
function sheet(
  fragmentShader: string,
  uniforms: ShaderMaterial["uniforms"],
): { scene: Scene; material: ShaderMaterial } {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    uniforms,
    fragmentShader,
    depthTest: false,
    depthWrite: false,
    vertexShader: "out vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return { scene, material };
}

/** The tone curve of the Cycles pictures, in the shader's language. */
const DEVELOP = `
uniform sampler2D all; uniform float count; uniform vec3 page; in vec2 at; out vec4 seen;
vec3 tones(vec3 light) {
  float peak = max(light.r, max(light.g, light.b));
  if (peak < 0.7) return light;
  float pressed = 1.0 - 0.09 / (peak - 0.4);
  return mix(light * pressed / peak, vec3(pressed), 1.0 - 1.0 / (0.15 * (peak - pressed) + 1.0));
}
vec3 encoded(vec3 light) { return mix(1.055 * pow(max(light, 0.0), vec3(1.0 / 2.4)) - 0.055, light * 12.92, step(light, vec3(0.0031308))); }
void main() {
  vec4 sum = texture(all, at) / count;
  seen = vec4(encoded(tones(sum.rgb / max(sum.a, 0.001))) * sum.a + encoded(page) * (1.0 - sum.a), 1.0);
}`;

/** Evenly scattered numbers. */
function halton(index: number, base: number): number {
  let [part, sum] = [1, 0];
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    part /= base;
    sum += part * (rest % base);
  }
  return sum;
}
