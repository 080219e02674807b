/**
 * Fetches a file and reports the progress, 0 to 1.
 * @param bytes Uncompressed size, which a compressed response does not state.
 * @throws Error for a failed response.
 */
export async function fetchWithProgress(
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
