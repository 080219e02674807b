export function className(own: string, extra: string | undefined): string {
  return extra === undefined || extra === "" ? own : `${own} ${extra}`;
}
