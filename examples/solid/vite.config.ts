import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

const port = Number(process.env["PORT"] ?? 4173);
export default defineConfig({ plugins: [solid()], envPrefix: "SHOP_", preview: { port, strictPort: true } });
