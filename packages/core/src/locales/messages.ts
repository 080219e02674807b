/** Nested messages in i18next's format. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
