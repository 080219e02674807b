/**
 * Fetches a file and reports the progress, 0 to 1.
 * @param bytes Uncompressed size, which a compressed response does not state.
 * @throws Error for a failed response.
 */
export async function fetchFile(
  url: string,
  bytes: number,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  let received = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onProgress(Math.min(received / bytes, 1));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}
