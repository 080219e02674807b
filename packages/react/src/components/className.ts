/** Joins the component's own class name with the caller's. */
export function className(own: string, extra: string | undefined): string {
  return extra === undefined || extra === "" ? own : `${own} ${extra}`;
}
