import {
  type Box3,
  DirectionalLight,
  type Group,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Texture,
  Vector3,
  type WebGLRenderer,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";

/** Soft ambient light, as in the product pictures, and one lamp for the shadow on the floor. */
export function lightStudio(renderer: WebGLRenderer, group: Group, box: Box3): { scene: Scene; dispose: () => void } {
  const scene = new Scene();
  const room = new RoomEnvironment();
  const generator = new PMREMGenerator(renderer);
  const environment = generator.fromScene(room, 0.04, 0.1, 100, { size: 128 });
  generator.dispose();
  room.dispose();
  scene.environment = environment.texture;
  scene.environmentIntensity = 0.62;

  const size = box.getSize(new Vector3()).length();
  const lamp = new DirectionalLight("white", 0.9);
  lamp.position.set(-0.2, 1.8, 0.35).multiplyScalar(size);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(512, 512);
  lamp.shadow.radius = 12;
  lamp.shadow.bias = -0.0005;
  lamp.shadow.normalBias = 0.01;
  Object.assign(lamp.shadow.camera, { left: -size, right: size, top: size, bottom: -size, near: 0.1, far: 4 * size });

  const floor = new Mesh(new PlaneGeometry(6 * size, 6 * size), new ShadowMaterial({ opacity: 0.13 }));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  // The lamp moves with the model, also in WebXR.
  group.add(floor, lamp, lamp.target);
  scene.add(group);
  return {
    scene,
    dispose: () => {
      environment.dispose();
      lamp.dispose();
      group.traverse(disposePart);
    },
  };
}

function disposePart(part: unknown): void {
  if (!isMesh(part)) return;
  part.geometry.dispose();
  for (const material of [part.material].flat()) {
    const values: unknown[] = Object.values(material);
    for (const value of values) {
      if (!(value instanceof Texture)) continue;
      value.dispose();
      if (value.image instanceof ImageBitmap) value.image.close();
    }
    material.dispose();
  }
}

const isMesh = (part: unknown): part is Mesh => part instanceof Mesh;
