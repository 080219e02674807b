const MIN_LENGTH = 4;
const MAX_WORDS = 6;

/** Guesses search terms from the last segment of a path: "/alt/sofa-hallein-17.html" → "sofa hallein". */
export function guessSearchTerms(path: string): string | undefined {
  const [end = ""] = path.split("/").filter(Boolean).slice(-1);
  const terms = (
    decodeSegment(end)
      .replace(/\.\w{2,5}$/, "")
      .match(/\p{L}+/gu) ?? []
  )
    .slice(0, MAX_WORDS)
    .join(" ");
  return terms.length < MIN_LENGTH ? undefined : terms;
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
