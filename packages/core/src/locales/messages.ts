/** Nested texts; a leaf is one message in i18next's format. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
