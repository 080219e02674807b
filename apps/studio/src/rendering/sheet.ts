import sharp from "sharp";

/** Many pictures on one sheet, each with its label. */
export async function contactSheet(
  pictures: readonly { path: string; label: string }[],
  path: string,
  { columns, edge }: { columns: number; edge: number },
): Promise<void> {
  const strip = 18;
  const tiles = pictures.map(async (picture, index) => {
    const left = (index % columns) * edge;
    const top = Math.floor(index / columns) * (edge + strip);
    const image = await sharp(picture.path)
      .resize(edge, edge, { fit: "contain", background: "#f4f3ef" })
      .png()
      .toBuffer();
    const text = `<svg width="${edge}" height="${strip}"><text x="6" y="13" font-family="sans-serif" font-size="11">${picture.label}</text></svg>`;
    return [
      { input: image, left, top },
      { input: Buffer.from(text), left, top: top + edge },
    ];
  });
  const height = Math.ceil(pictures.length / columns) * (edge + strip);
  await sharp({ create: { width: columns * edge, height, channels: 3, background: "#f4f3ef" } })
    .composite((await Promise.all(tiles)).flat())
    .toFile(path);
}
