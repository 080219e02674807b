import type { CatalogueContent } from "../../catalogue.ts";
import type { CsvTable } from "../csv.ts";
import { createNameRegistry, splitCell } from "../nameRegistry.ts";
import { slugsOf } from "../slugs.ts";
import { readTexts, standardColumns, unescapeCell } from "./cells.ts";

export const CONTENT_COLUMNS = ["title uk", "folders uk"];

/** Content pages. A page in several folders is assigned to the first. */
export function readContents({ rows, report }: CsvTable): CatalogueContent[] {
  let position = 0;
  const folders = createNameRegistry(
    "thelia",
    (code) => ({ code }),
    () => {},
  );
  const contents = createNameRegistry<CatalogueContent>(
    "thelia",
    () => {
      throw new Error("contents are never looked up");
    },
    () => {},
  );
  for (const row of rows) {
    const title = unescapeCell(row.values["title uk"]);
    const [folder] = splitCell(row.values["folders uk"] ?? "");
    const text = readTexts(row, standardColumns("title"));
    const isNew =
      title !== "" &&
      contents.declare(title, (code) => ({
        code,
        folder: folder === undefined ? "" : folders.get(folder).code,
        position: ++position,
        visible: true,
        text,
        slugs: slugsOf(text, ".html"),
      }));
    if (isNew) report.read++;
    else
      report.skipped.push({
        line: row.line,
        reason: title === "" ? "has no English title" : `"${title}" was given before`,
      });
  }
  return contents.all();
}
