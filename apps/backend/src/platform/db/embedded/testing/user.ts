// A process that uses the embedded server of a folder until stdin closes: `node user.ts <dataDir> <durable>`.
// Prints `ready <socketDir>`, or the code and message of the error.
import { EmbeddedPostgresError } from "../EmbeddedPostgresError.ts";
import { startEmbeddedPostgres } from "../startEmbeddedPostgres.ts";

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", durable: process.argv[3] === "true" });
  process.stdout.write(`ready ${postgres.socketDir}\n`);
  process.stdin.resume();
  process.stdin.on("end", () => void postgres.stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  process.stdout.write(`${error.code} ${error.message}\n`);
}
