import type { NextConfig } from "next";

// The server and the browser read it.
export default { env: { SHOP_URL: process.env["SHOP_URL"] ?? "http://localhost:3000" } } satisfies NextConfig;
