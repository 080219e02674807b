import { readPieces } from "@shop/core/withdrawal";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { Typed } from "./withdrawalAnswer.ts";

/** Text of the declaration, as it is sent. */
export function Declaration({ typed }: { typed: Typed }): ReactElement {
  const t = useTexts("withdrawal");
  const pieces = readPieces(typed.pieces).flatMap((piece) =>
    "title" in piece ? [`${piece.quantity} × ${piece.title}`] : [],
  );
  return (
    <>
      <p>
        <strong>{t(pieces.length === 0 ? "review.whole" : "review.part")}</strong>
      </p>
      {pieces.length > 0 && (
        <ul>
          {pieces.map((piece, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- typed lines may repeat
            <li key={at}>{piece}</li>
          ))}
        </ul>
      )}
      <dl className="lh-datalist">
        <dt>{t("review.order")}</dt>
        <dd>{typed.orderRef}</dd>
        <dt>{t("name")}</dt>
        <dd>{typed.name}</dd>
        <dt>{t("email")}</dt>
        <dd>{typed.email}</dd>
        {typed.reason !== "" && (
          <>
            <dt>{t("reason")}</dt>
            <dd>{typed.reason}</dd>
          </>
        )}
      </dl>
    </>
  );
}
