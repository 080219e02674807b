const LEAST_LETTERS = 4;
const MOST_WORDS = 6;

/** Guesses search terms from the last segment of a path: "/alt/sofa-hallein-17.html" → "sofa hallein". */
export function wordsOfPath(path: string): string | undefined {
  const [end = ""] = path.split("/").filter(Boolean).slice(-1);
  const words = (
    decoded(end)
      .replace(/\.\w{2,5}$/, "")
      .match(/\p{L}+/gu) ?? []
  )
    .slice(0, MOST_WORDS)
    .join(" ");
  return words.length < LEAST_LETTERS ? undefined : words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
