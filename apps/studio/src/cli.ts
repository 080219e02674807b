import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rasterPreview } from "./browser/raster.ts";
import { draw } from "./rendering/drawing.ts";
import { exportModels } from "./rendering/export.ts";
import { heroSheet } from "./rendering/hero-sheet.ts";
import { renderLarge } from "./rendering/large.ts";
import { preview } from "./rendering/preview.ts";
import { renderAll } from "./rendering/render.ts";
import { makeReviewPhotos } from "./rendering/reviewPhotos.ts";
import { renderRooms } from "./rendering/rooms.ts";
import { renderSwatches } from "./rendering/swatches.ts";
import { ORDER } from "./rendering/work.ts";

const HELP = `Usage: node src/cli.ts <command> [REF…] [options]

  preview REF…   quick pictures
                   --color C --size S --view hero|second|detail|room --sheet --spp N --px N --out FOLDER
                   --raster: in a browser, without Blender
  render [REF…]  the shop's pictures that are missing or have changed; may be stopped and started again
                   --jobs hero,color,second,room,detail (that is the order)   --limit N   --dry   --again (though nothing changed)
  room [NAME…]   furnished rooms of 16:9 as PNG: --px N --spp N --out FOLDER
                   --shop: for the shop, at --px 1280 --spp 40 or more; arranged rooms at --px 800 --spp 8
  large [REF…]   1600 px of catalogue pictures, for the magnified view: of the given products or all
  swatch         the materials from nearby, in every colour, for the shop
  sheet [PATH]   all rendered catalogue pictures on one sheet
  glb [REF…]     models to turn around, for the shop
  photos         photos of the demo's reviews, from the shop's pictures
  drawing [REF…] drawings for the shop: with measures, and to scale beside somebody or something
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    color: { type: "string" },
    size: { type: "string" },
    view: { type: "string", default: "hero" },
    sheet: { type: "boolean", default: false },
    raster: { type: "boolean", default: false },
    spp: { type: "string", default: "12" },
    px: { type: "string", default: "400" },
    out: { type: "string", default: join(tmpdir(), "preview") },
    jobs: { type: "string", default: ORDER.join() },
    limit: { type: "string" },
    dry: { type: "boolean", default: false },
    shop: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const [command, ...rest] = positionals;

switch (values.help ? undefined : command) {
  case "preview":
    await (values.raster ? rasterPreview : preview)(rest, {
      ...values,
      samples: Number(values.spp),
      pixels: Number(values.px),
    });
    break;
  case "render": {
    const wanted = values.jobs.split(",");
    await renderAll(rest, {
      steps: ORDER.filter((step) => wanted.includes(step)),
      limit: values.limit === undefined ? undefined : Number(values.limit),
      dry: values.dry,
      again: values.again,
    });
    break;
  }
  case "room":
    await renderRooms(rest, {
      pixels: Number(values.px),
      samples: Number(values.spp),
      out: values.out,
      shop: values.shop,
    });
    break;
  case "large":
    await renderLarge(rest);
    break;
  case "swatch":
    await renderSwatches();
    break;
  case "sheet":
    await heroSheet(rest[0] ?? "sheet.png");
    break;
  case "glb":
    await exportModels(rest);
    break;
  case "photos":
    await makeReviewPhotos();
    break;
  case "drawing":
    await draw(rest);
    break;
  default:
    process.stdout.write(HELP);
    process.exitCode = command === undefined || values.help ? 0 : 1;
}
