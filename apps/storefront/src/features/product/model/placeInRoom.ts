import { PerspectiveCamera, Vector3 } from "three";
import type { Stage } from "./stage.ts";

type ArScene = Pick<Stage, "renderer" | "scene" | "group" | "draw">;

/**
 * Draws the model into the camera image (WebXR) at true size, where the centre of the screen meets the floor. A tap
 * places it, the next one picks it up again.
 * @returns a function that ends the session.
 * @throws Error when the browser or the shopper refuses.
 */
export async function placeInRoom(
  { renderer, scene, group, draw }: ArScene,
  overlay: HTMLElement,
  onEnd: () => void,
): Promise<() => void> {
  const session = await navigator.xr?.requestSession("immersive-ar", {
    requiredFeatures: ["hit-test"],
    optionalFeatures: ["dom-overlay"],
    domOverlay: { root: overlay },
  });
  if (session === undefined) throw new Error("This browser has no WebXR");
  const close = (): void => void session.end();
  session.addEventListener("end", () => {
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    group.visible = true;
    group.position.set(0, 0, 0);
    group.rotation.set(0, 0, 0);
    draw();
    onEnd();
  });
  try {
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType("local");
    await renderer.xr.setSession(session);
    const hitTestSource = await session.requestHitTestSource?.({
      space: await session.requestReferenceSpace("viewer"),
    });
    if (hitTestSource === undefined) throw new Error("This browser finds no floor");
    // Separate camera, because WebXR moves it.
    const camera = new PerspectiveCamera();
    const eye = new Vector3();
    let isCarried = true;
    group.visible = false;
    session.addEventListener("select", () => (isCarried = !group.visible || !isCarried));
    // A tap on the overlay's button is not a tap on the floor.
    overlay.addEventListener("beforexrselect", (event) => event.preventDefault());
    renderer.setAnimationLoop((_time, frame?: XRFrame) => {
      const space = renderer.xr.getReferenceSpace();
      const pose = isCarried && space ? frame?.getHitTestResults(hitTestSource)[0]?.getPose(space) : undefined;
      if (pose && isFloor(pose.transform.matrix)) {
        const { x, y, z } = pose.transform.position;
        group.position.set(x, y, z);
        group.rotation.y = yawTowards(group.position, renderer.xr.getCamera().getWorldPosition(eye));
        group.visible = true;
      }
      renderer.render(scene, camera);
    });
    return close;
  } catch (error) {
    close();
    throw error;
  }
}

/** Whether a detected surface is a floor. `matrix`: its pose, column-major, y up. */
export const isFloor = (matrix: ArrayLike<number>): boolean => (matrix[5] ?? 0) > 0.95;

type GroundPoint = Record<"x" | "z", number>;

/** Rotation around the y axis, in radians, that turns the model's front to the viewer. */
export const yawTowards = (model: GroundPoint, viewer: GroundPoint): number =>
  Math.atan2(viewer.x - model.x, viewer.z - model.z);
