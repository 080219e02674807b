import { type RefObject, useEffect, useState } from "react";
import { fetchFile } from "./fetchFile.ts";
import type { Stage } from "./stage.ts";

export type StageState =
  | { kind: "loading"; part: number }
  | { kind: "ready"; stage: Stage }
  /** "file": fetching or reading failed; a retry may help. */
  | { kind: "failed"; why: "webGl" | "file" };

/** Loads model and renderer in parallel; disposes of both on unmount. */
export function useStage(canvas: RefObject<HTMLCanvasElement | null>, url: string, bytes: number): StageState {
  const [state, setState] = useState<StageState>({ kind: "loading", part: 0 });

  useEffect(() => {
    const closing = new AbortController();
    let opened: Stage | undefined;
    async function open(): Promise<void> {
      const progress = (part: number): void => setState({ kind: "loading", part });
      const [{ openStage, NoWebGl }, file] = await Promise.all([
        import("./stage.ts"),
        fetchFile(url, bytes, progress, closing.signal),
      ]);
      if (canvas.current === null || closing.signal.aborted) return;
      const turning = !matchMedia("(prefers-reduced-motion: reduce)").matches;
      try {
        const stage = await openStage({ canvas: canvas.current, file, turning });
        if (closing.signal.aborted) return stage.dispose();
        opened = stage;
        setState({ kind: "ready", stage });
      } catch (error) {
        setState({ kind: "failed", why: error instanceof NoWebGl ? "webGl" : "file" });
      }
    }
    open().catch(() => {
      if (!closing.signal.aborted) setState({ kind: "failed", why: "file" });
    });
    return () => {
      closing.abort();
      opened?.dispose();
    };
  }, [canvas, url, bytes]);

  return state;
}
