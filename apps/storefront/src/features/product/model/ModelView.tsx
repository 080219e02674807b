import { Dialog } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import type { ModelFactsProps } from "./ModelFacts.tsx";
import { ModelStage } from "./ModelStage.tsx";
import "./model.css";

interface ModelViewProps extends ModelFactsProps {
  onClose: () => void;
}

/** 3D view in a dialog; a chunk of its own, loaded on the first click. */
export function ModelView({ onClose, ...facts }: ModelViewProps): ReactElement {
  const t = useTexts("product/model");
  const [attempt, setAttempt] = useState(0);
  const product = facts.product.title;
  return (
    <Dialog open onClose={onClose} className="lh-model" title={t("title", { product })} closeLabel={t("close")}>
      <ModelStage key={attempt} {...facts} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}
