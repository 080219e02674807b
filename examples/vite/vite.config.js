import { env } from "node:process";
import { defineConfig } from "vite";

const server = { port: Number(env.PORT ?? 5173), strictPort: true };

export default defineConfig({ envPrefix: "SHOP_", server, preview: server });
