// Returns why this machine cannot run the shop, in one line, or undefined.
const SUPPORTED = "Linux with glibc (x64, arm64) and macOS";

export function findMachineProblem({
  platform = process.platform,
  arch = process.arch,
  version = process.versions.node,
  glibc = glibcVersion(),
} = {}) {
  if (Number.parseInt(version, 10) < 20) return `Node ${version} is too old: install Node 20 or newer, then try again.`;
  if (platform === "win32") return `Windows itself is not supported (${SUPPORTED} are): run this inside WSL.`;
  if (platform !== "linux" && platform !== "darwin") return `${platform} is not supported: use ${SUPPORTED}.`;
  if (arch !== "x64" && arch !== "arm64") return `The processor type ${arch} is not supported: use ${SUPPORTED}.`;
  if (platform === "linux" && !glibc) {
    return "This Linux has no glibc (Alpine?): use a Debian-based system or image, for example node:26-slim.";
  }
  return undefined;
}

function glibcVersion() {
  if (process.platform !== "linux") return undefined;
  // Otherwise the report resolves the names of open sockets, which can take seconds.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime;
}
