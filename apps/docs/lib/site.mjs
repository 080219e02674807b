// Which version of the site is built, and where it is served.
import { at, readJson } from "../../../scripts/lib/workspace.mjs";

/** Versions with an archived site, newest first, for example `["0.2", "0.1"]`. */
const listed = readJson(at("apps/docs/versions.json"));
const { version: current } = readJson(at("packages/core/package.json"));

/**
 * Returns the settings of a build: `root` is the path of the latest version, `version` the archived version to build,
 * undefined for the latest. An archived site is built from the sources of its version, which do not know the latest.
 */
export function siteOf({ SITE_ROOT: root = "/", SITE_VERSION: version }, archived = listed) {
  if (version !== undefined && !/^\d+\.\d+$/.test(version))
    throw new Error(`"${version}" is no version like 0.1, the folder of an archived site`);
  const others = version === undefined || archived.includes(version) ? archived : [version, ...archived];
  return {
    version,
    base: version === undefined ? root : `${root}${version}/`,
    label: version ?? current,
    versions: [
      { label: version === undefined ? `${current} (latest)` : "latest", href: root },
      ...others.map((name) => ({ label: name, href: `${root}${name}/` })),
    ],
  };
}

export const site = siteOf(process.env);
