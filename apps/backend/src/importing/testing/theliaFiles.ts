const HEADER =
  '"REF";"TITRE UK";"CHAPO UK";"CHAPO FR";"DESCRIPTIF UK";"DESCRIPTIF FR";"POSTSCRIPTUM UK";"POSTSCRIPTUM FR";"PRIX";"PRIX2";"PHOTO";"BRAND";"COULEUR UK";"MATERIAL UK";"CONTENT UK";"CATEGORIE"';

interface ProductCells {
  ref: string;
  title: string;
  description?: string;
  descriptionFr?: string;
  sizeUk?: string;
  sizeFr?: string;
  price?: string;
  promo?: string;
  photos?: string;
  brand?: string;
  colors?: string;
  materials?: string;
  category?: string;
}

/** A handmade products.csv in the layout of Thelia's demo. */
export function theliaProducts(...products: ProductCells[]): string {
  const rows = products.map((cells) =>
    [
      cells.ref,
      cells.title,
      "Short",
      "Court",
      cells.description ?? "",
      cells.descriptionFr ?? "",
      cells.sizeUk ?? "",
      cells.sizeFr ?? "",
      cells.price ?? "100",
      cells.promo ?? "",
      cells.photos ?? "",
      cells.brand ?? "",
      cells.colors ?? "",
      cells.materials ?? "",
      "",
      cells.category ?? "Chairs",
    ]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(";"),
  );
  return `${[HEADER, ...rows].join("\n")}\n`;
}

export const THELIA_FILES = {
  "categories.csv":
    '"CATEGORIES FR";"CATEGORIES UK";"CHAPO FR";"CHAPO UK";"DESCRIPTIF FR";"DESCRIPTIF UK";"PHOTO"\n"Chaises";"Chairs";"";"";"";"";"c.png"\n"Canapés";"Sofas";"";"";"";"";""\n',
  "brand.csv": '"NAME";"LOGO"\n"MILAN";"BRAND-1.png"\n',
  "colors.csv": '"Bleu";"Blue"\n"Gris";"Gray"\n"Rouge";"Red"\n',
  "materials.csv": '"Tissu";"Tissue"\n"Bois";"Wood"\n',
  "contents.csv":
    '"TITLE FR";"TITLE UK";"CHAPO FR";"CHAPO UK";"DESCRIPTIF FR";"DESCRIPTIF UK";"PHOTO","FOLDERS UK"\n"Horaires d\'\'ouverture";"Opening times";"";"";"";"";"";"Blog"\n',
};
