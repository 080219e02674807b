import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const port = Number(process.env["PORT"] ?? 4173);
export default defineConfig({ plugins: [vue()], envPrefix: "SHOP_", preview: { port, strictPort: true } });
