/** Printed by each start, by an import of the demo, and by a shop that writes its emails to files. */
const KNOWN = [
  /^Warning: /,
  /^(Reading the demo|Filling the shop|Demo catalogue)/,
  /^The database has the schema of this version\.$/,
  /^The shop is open( on port \d+, behind)?:$/,
  /^ {2}[a-z]{2}-[A-Z]{2} {2}https?:/,
  /^The worker runs; /,
  /^Mail \([a-z-]+\): /,
];

/** Returns the lines that a process prints neither when it starts nor when it sells. */
export const findUnknownLines = (output) =>
  output.split("\n").filter((line) => line !== "" && !KNOWN.some((known) => known.test(line)));
