import type { ReactElement } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { ModelControls } from "./modelControls.ts";

const TOOLS = [
  ["left", "chevron-left"],
  ["right", "chevron-right"],
  ["farther", "minus"],
  ["closer", "plus"],
  ["reset", "rotate-ccw"],
] as const;

/** Alternative to dragging. Source: WCAG 2.5.7. */
export function ModelTools({ controls }: { controls: ModelControls }): ReactElement {
  const t = useTexts("product/model");
  return (
    <div className="lh-model-tools">
      {TOOLS.map(([name, icon]) => (
        <button key={name} type="button" className="sh-iconbutton" onClick={() => controls[name]()}>
          <Icon name={icon} label={t(name)} />
        </button>
      ))}
    </div>
  );
}
