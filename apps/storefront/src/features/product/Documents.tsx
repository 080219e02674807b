import type { Product } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useNumberFormat } from "./useNumberFormat.ts";

export function Documents({ documents }: { documents: Product["documents"] }): ReactElement {
  const t = useTexts("product");
  const formatNumber = useNumberFormat();
  const titles = new Map([
    ["drawing", t("documents.drawing")],
    ["model", t("documents.model")],
  ]);
  const titleOf = (kind: string): string =>
    kind.startsWith("scale-") ? t("documents.scale") : (titles.get(kind) ?? kind);
  return (
    <ul className="lh-documents" role="list">
      {documents.map(({ kind, url, bytes }) => (
        <li key={url}>
          <a href={url} download>
            <Icon name="download" />
            {titleOf(kind)}
          </a>{" "}
          <span className="lh-muted">
            {t("documents.file", {
              type: url.slice(url.lastIndexOf(".") + 1).toUpperCase(),
              size: formatNumber(Math.ceil(bytes / 1000)),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
