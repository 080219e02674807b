import { type RefObject, useEffect, useState } from "react";
import type { Stage } from "./stage.ts";

export type StageState =
  | { kind: "loading"; part: number }
  | { kind: "ready"; stage: Stage }
  /** "file": fetching or reading failed; a retry may help. */
  | { kind: "failed"; reason: "webGl" | "file" };

/** Loads model and renderer in parallel; disposes of both on unmount. */
export function useStage(canvas: RefObject<HTMLCanvasElement | null>, url: string, bytes: number): StageState {
  const [state, setState] = useState<StageState>({ kind: "loading", part: 0 });

  useEffect(() => {
    const abort = new AbortController();
    let opened: Stage | undefined;
    async function open(): Promise<void> {
      const [{ createStage, WebGlUnavailableError }, file] = await Promise.all([
        import("./stage.ts"),
        fetchWithProgress(url, bytes, (part) => setState({ kind: "loading", part }), abort.signal),
      ]);
      if (canvas.current === null || abort.signal.aborted) return;
      try {
        const stage = await createStage(canvas.current, file);
        if (abort.signal.aborted) return stage.dispose();
        opened = stage;
        setState({ kind: "ready", stage });
      } catch (error) {
        setState({ kind: "failed", reason: error instanceof WebGlUnavailableError ? "webGl" : "file" });
      }
    }
    open().catch(() => {
      if (!abort.signal.aborted) setState({ kind: "failed", reason: "file" });
    });
    return () => {
      abort.abort();
      opened?.dispose();
    };
  }, [canvas, url, bytes]);

  return state;
}

/**
 * Fetches a file and reports the progress, 0 to 1.
 * @param bytes Uncompressed size, which a compressed response does not state.
 */
async function fetchWithProgress(
  url: string,
  bytes: number,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`);
  let received = 0;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onProgress(Math.min(received / bytes, 1));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(body).arrayBuffer();
}
