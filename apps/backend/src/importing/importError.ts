/** Unusable input. The message tells the cause and the fix; nothing was changed. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ImportError";
  }
}
