/** What of a failure may stand in a log. */
interface LoggedFailure {
  type: string;
  message: string;
  code?: string;
  status?: number;
}

/**
 * A mail server's refusal for the log: it quotes the recipient, and the error's members hold the whole envelope. Logs keep
 * no personal data. Source: legal-security, C1.
 */
export function withoutAddresses(error: unknown): LoggedFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: "" };
  return {
    type: error.name,
    message: error.message.replaceAll(/[^\s<>"',;:()[\]]+@[^\s<>"',;:()[\]]+/g, "…"),
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    ...("responseCode" in error && typeof error.responseCode === "number" ? { status: error.responseCode } : {}),
  };
}
