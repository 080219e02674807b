import { defineConfig } from "vite";

// One module, as the upload of an edge platform.
export default defineConfig({
  build: {
    target: "es2024",
    lib: { entry: "src/worker.ts", formats: ["es"], fileName: "worker" },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
