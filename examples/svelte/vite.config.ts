import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const port = Number(process.env["PORT"] ?? 4173);
export default defineConfig({ plugins: [svelte()], envPrefix: "SHOP_", preview: { port, strictPort: true } });
