export type EmbeddedPostgresErrorCode =
  | "DATA_DIR_NOT_WRITABLE"
  | "DATA_DIR_NOT_A_DATABASE"
  | "DATA_DIR_OTHER_VERSION"
  | "DATA_DIR_REMOVED"
  | "PLATFORM_NOT_SUPPORTED"
  | "ROOT_NOT_POSSIBLE"
  | "START_FAILED";

/** Startup or runtime failure of the embedded PostgreSQL; the message is one line and tells how to fix it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message.replace(/\s*\n\s*/g, " | "), options);
    this.code = code;
  }
}
