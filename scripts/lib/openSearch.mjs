// Runs OpenSearch from its artifacts on Maven Central, for tests and for developers without a cluster. `OPENSEARCH=3`
// chooses the major version, 2 by default.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { withLock } from "./lock.mjs";
import { run } from "./run.mjs";
import { at, cache } from "./workspace.mjs";

const MAVEN_CENTRAL = "https://repo1.maven.org/maven2";
/** The first Java of each major version. */
const VERSIONS = { 2: { release: "2.19", minJava: 11 }, 3: { release: "3.9", minJava: 21 } };
const DOWNLOAD_TIMEOUT_MS = 60_000;
/** Enough for the demo catalogue; the second compiler costs more than it saves within minutes. */
const JAVA_OPTIONS = ["-Xms256m", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

const folder = join(cache, "opensearch");
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, "bin/java") : "java";

const major = process.env.OPENSEARCH ?? "2";
const chosen = VERSIONS[major];
if (chosen === undefined) throw new Error(`OPENSEARCH must be ${Object.keys(VERSIONS).join(" or ")}, not ${major}`);

const jars = readFileSync(at(`scripts/openSearch/${chosen.release}.txt`), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [coordinates, sha256] = line.split(" ");
    const [group, artifact, version] = coordinates.split(":");
    const file = `${artifact}-${version}.jar`;
    return { group, artifact, version, file, sha256, path: join(folder, file) };
  });

/** Downloads the artifacts. Returns why OpenSearch cannot run here, in one line, or undefined. */
export async function prepareOpenSearch() {
  const { code, output } = await run(java, ["--list-modules"], { quiet: true });
  const version = Number(/^jdk\.compiler@(\d+)/m.exec(output)?.[1] ?? 0);
  if (code !== 0 || version < chosen.minJava)
    return `OpenSearch ${chosen.release} needs a JDK of version ${chosen.minJava} or newer`;
  return withLock(`${folder}.lock`, download);
}

async function download() {
  const missing = jars.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return undefined;
  const incoming = join(folder, "incoming");
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  const mirror = process.env.MAVEN_MIRROR;
  const hasMaven = !mirror && (await run("mvn", ["--version"], { quiet: true })).code === 0;
  try {
    await (hasMaven ? downloadWithMaven(incoming) : downloadFrom(mirror || MAVEN_CENTRAL, missing, incoming));
  } catch (error) {
    return `the artifacts of OpenSearch could not be downloaded: ${error.message}`;
  }
  for (const { file, sha256, path } of missing) {
    const actual = createHash("sha256")
      .update(readFileSync(join(incoming, file)))
      .digest("hex");
    if (actual !== sha256) throw new Error(`${file} has the SHA-256 hash ${actual}, not ${sha256}`);
    renameSync(join(incoming, file), path);
  }
  rmSync(incoming, { recursive: true });
  return undefined;
}

/** Maven has its own cache, and the mirror and proxy of its settings. */
async function downloadWithMaven(to) {
  const dependencies = jars.map(
    ({ group, artifact, version }) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
  );
  writeFileSync(
    join(to, "pom.xml"),
    `<project><modelVersion>4.0.0</modelVersion><groupId>shop</groupId><artifactId>opensearch</artifactId><version>1</version>
    <dependencies>${dependencies.join("")}</dependencies></project>`,
  );
  const goal = ["dependency:copy-dependencies", "-DexcludeTransitive", `-DoutputDirectory=${to}`];
  const { code, output } = await run("mvn", ["--batch-mode", "--quiet", ...goal], { cwd: to, quiet: true });
  if (code !== 0) throw new Error(output.split("\n").find((line) => line.includes("ERROR")) ?? output);
}

async function downloadFrom(repository, missing, to) {
  for (const { group, artifact, version, file } of missing) {
    const url = [repository.replace(/\/$/, ""), group.replaceAll(".", "/"), artifact, version, file].join("/");
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    writeFileSync(join(to, file), Buffer.from(await response.arrayBuffer()));
  }
}

export const newSearchDataDir = () => mkdtempSync(join(tmpdir(), "shop-search-"));

/**
 * Starts an engine on localhost and resolves when it responds. `port` may be a range; 0 is any free one. `stop` ends it;
 * `kill` ends it as a crash does. The caller deletes `dataDir`.
 */
export async function startOpenSearch({ dataDir, port = 0, javaOptions = JAVA_OPTIONS }) {
  const classPath = jars.map(({ path }) => path).join(delimiter);
  const source = at(`scripts/openSearch/StartOpenSearch${major}.java`);
  const settings = {
    "path.home": dataDir,
    "http.port": String(port),
    "network.host": "127.0.0.1",
    "transport.port": "0",
    "discovery.type": "single-node",
    // A developer's full disk would make the indices read-only.
    "cluster.routing.allocation.disk.threshold_enabled": "false",
  };
  const child = spawn(java, [...javaOptions, "-cp", classPath, source, ...Object.entries(settings).flat()], {
    stdio: ["pipe", "pipe", "pipe"],
    // A terminal's Ctrl-C reaches only this process, which then stops the engine once.
    detached: true,
  });
  const errors = [];
  child.stderr.on("data", (chunk) => errors.push(chunk));
  const ended = new Promise((resolve) => child.on("close", resolve));
  const url = await Promise.race([
    new Promise((resolve) => createInterface(child.stdout).once("line", resolve)),
    ended.then(() => undefined),
  ]);
  if (url === undefined) throw new Error(`OpenSearch did not start:\n${Buffer.concat(errors).toString()}`);
  const endWith = async (end) => {
    end();
    await ended;
  };
  return {
    url,
    ended,
    stop: () => endWith(() => child.stdin.end()),
    kill: () => endWith(() => child.kill("SIGKILL")),
  };
}
