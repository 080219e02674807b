/** Legal forms and conjunctions, ignored in comparisons. */
const IGNORED_WORDS = new Set(
  "gmbh gesmbh mbh ges co kg og ohg ag ug se eu ek ev gbr sarl srl sa sc snc scs pfa ii ltd inc und and si".split(" "),
);

/** Whether two spellings name one company: the words of one are among the words of the other. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [toWords(one), toWords(other)];
  if (first.size === 0 || second.size === 0) return false;
  return includesAll(first, second) || includesAll(second, first);
}

const includesAll = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

function toWords(name: string): Set<string> {
  const plain = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    // Registers write "ue" or "u" for "ü".
    .replace(/([aou])e/g, "$1")
    .normalize("NFD")
    .replace(/\p{M}|[.']/gu, "");
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !IGNORED_WORDS.has(word)));
}
