import { execFileSync } from "node:child_process";

export const residentMegabytes = (pid) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1000);
