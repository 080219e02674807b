// A package registry in memory: what `npm publish`, `npm install` and `pnpm install` need, on a free port.
import { createHash } from "node:crypto";
import { createServer } from "node:http";

/** Starts the registry; resolves with its `url` and `close`. Versions cannot be replaced, as in a public registry. */
export async function startPackageRegistry() {
  const documents = new Map();
  const tarballs = new Map();
  async function respond(request, response) {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname).slice(1);
    const json = (status, body) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (request.method === "PUT") return json(...publish(path, JSON.parse(await readBody(request))));
    if (documents.has(path)) return json(200, documents.get(path));
    if (!tarballs.has(path)) return json(404, { error: `${path} is not published` });
    response.writeHead(200, { "content-type": "application/octet-stream" });
    response.end(tarballs.get(path));
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;

  function publish(name, { _attachments, ...sent }) {
    const known = documents.get(name) ?? { name, versions: {}, "dist-tags": {}, time: {} };
    const [version] = Object.keys(sent.versions);
    if (known.versions[version]) return [409, { error: `${name}@${version} is already published` }];
    const [attachment] = Object.values(_attachments);
    const data = Buffer.from(attachment.data, "base64");
    const path = `${name}/-/${version}.tgz`;
    const { dist: _, ...manifest } = sent.versions[version];
    const integrity = `sha512-${createHash("sha512").update(data).digest("base64")}`;
    const shasum = createHash("sha1").update(data).digest("hex");
    known.versions[version] = { ...manifest, dist: { integrity, shasum, tarball: url + path } };
    Object.assign(known["dist-tags"], sent["dist-tags"]);
    tarballs.set(path, data);
    documents.set(name, known);
    return [201, { ok: true }];
  }

  return { url, close: () => server.close() };
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
