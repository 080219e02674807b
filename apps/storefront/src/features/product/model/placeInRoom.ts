import { PerspectiveCamera, Vector3 } from "three";
import type { Stage } from "./stage.ts";
import { facing, isLevel } from "./standing.ts";

type Room = Pick<Stage, "renderer" | "scene" | "piece" | "draw">;

/**
 * Draws the model into the camera image (WebXR) at true size, where the centre of the screen meets the floor. A tap
 * places it, the next one picks it up again.
 * @param overlay Displayed over the camera image.
 * @returns a function that ends the session.
 * @throws Error when the browser or the shopper refuses.
 */
export async function placeInRoom(
  { renderer, scene, piece, draw }: Room,
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
    piece.visible = true;
    piece.position.set(0, 0, 0);
    piece.rotation.set(0, 0, 0);
    draw();
    onEnd();
  });
  try {
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType("local");
    await renderer.xr.setSession(session);
    const aim = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace("viewer") });
    if (aim === undefined) throw new Error("This browser finds no floor");
    // Separate camera, because WebXR moves it.
    const camera = new PerspectiveCamera();
    const eye = new Vector3();
    let carried = true;
    piece.visible = false;
    session.addEventListener("select", () => (carried = !piece.visible || !carried));
    // A tap on the overlay's button is not a tap on the floor.
    overlay.addEventListener("beforexrselect", (event) => event.preventDefault());
    renderer.setAnimationLoop((_time, frame?: XRFrame) => {
      const space = renderer.xr.getReferenceSpace();
      const pose = carried && space ? frame?.getHitTestResults(aim)[0]?.getPose(space) : undefined;
      if (pose && isLevel(pose.transform.matrix)) {
        const { x, y, z } = pose.transform.position;
        piece.position.set(x, y, z);
        piece.rotation.y = facing(piece.position, renderer.xr.getCamera().getWorldPosition(eye));
        piece.visible = true;
      }
      renderer.render(scene, camera);
    });
    return close;
  } catch (error) {
    close();
    throw error;
  }
}
