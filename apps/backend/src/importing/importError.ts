/** The input cannot be used; the message says why and what to do. Nothing was changed. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ImportError";
  }
}
