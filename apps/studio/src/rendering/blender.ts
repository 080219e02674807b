import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Scene } from "../scenes/scene.ts";

export interface Job {
  glb: string;
  /** by material name; the paths of its drawn textures are in `files` */
  surfaces: Record<string, unknown>;
  view: {
    azimuth: number;
    elevation: number;
    lens?: number;
    fill?: number;
    zoom?: number;
    aim?: readonly [number, number];
  };
  stand: "floor" | "wall" | "hang";
  /** width; the height is the same unless there is one */
  pixels: number;
  height?: number;
  samples: number;
  /** a furnished room's own camera and lights in place of the studio's */
  set?: Omit<Scene, "scene">;
  out: string;
}

export interface Answer {
  seconds: number;
  /** processor seconds */
  processor: number;
}

/** One Blender that renders job after job. */
export class Blender {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  private lastWords: string[] = [];
  /** Blender is gone; jobs need a new one. */
  ended = false;

  constructor() {
    const script = process.env["STUDIO_SCRIPT"] ?? fileURLToPath(new URL("studio.py", import.meta.url));
    this.process = spawn("blender", ["--background", "--factory-startup", "-noaudio", "--python", script], {
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
    });
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      if (line.startsWith("@")) this.answer(JSON.parse(line.slice(1)));
    });
    createInterface({ input: this.process.stderr }).on("line", (line) => {
      this.lastWords = [...this.lastWords.slice(-20), line];
    });
    this.process.on("error", (error) =>
      this.fail(new Error(`Blender does not start (apt-get install blender): ${error.message}`)),
    );
    this.process.on("exit", (code) => this.fail(new Error(`Blender ended (${code})\n${this.lastWords.join("\n")}`)));
  }

  render(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.process.stdin.write(`${JSON.stringify(job)}\n`);
    });
  }

  close(): void {
    this.process.stdin.end();
  }

  private answer(answer: Answer & { error?: string }): void {
    const next = this.waiting.shift();
    if (answer.error === undefined) next?.resolve(answer);
    else next?.reject(new Error(answer.error));
  }

  private fail(error: Error): void {
    this.ended = true;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
