interface LoggedError {
  type: string;
  message: string;
  code?: string;
  status?: number;
}

/**
 * Strips email addresses from an SMTP error: its message quotes the recipient, its properties contain the envelope.
 * Logs must not contain personal data. Source: legal-security, C1.
 */
export function redactMailError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "" };
  return {
    type: error.name,
    message: error.message.replaceAll(/[^\s<>"',;:()[\]]+@[^\s<>"',;:()[\]]+/g, "…"),
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    ...("responseCode" in error && typeof error.responseCode === "number" ? { status: error.responseCode } : {}),
  };
}
