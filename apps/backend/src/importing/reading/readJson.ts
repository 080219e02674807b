import { basename } from "node:path";
import * as v from "valibot";
import { ImportError } from "../importError.ts";
import { readText } from "./readText.ts";

const MAX_ISSUES = 10;

/**
 * Reads and validates a JSON file.
 *
 * @throws ImportError with the file name and the paths of invalid values
 */
export async function readJson<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  name: string = basename(path),
): Promise<T> {
  const text = await readText(path, name);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "(whole file)"}: ${issue.message}`);
  const more = issues.length - MAX_ISSUES;
  throw new ImportError(
    [`${name} cannot be used:`, ...issues.slice(0, MAX_ISSUES), ...(more > 0 ? [`  … and ${more} more`] : [])].join(
      "\n",
    ),
  );
}
