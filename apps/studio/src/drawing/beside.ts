import { PERSON, PERSON_WIDTH, person } from "./person.ts";

/** What everybody knows the size of: somebody of 170 cm, a sheet of A4, a mug. */
export type Beside = "person" | "sheet" | "mug";

interface Known {
  /** centimetres */
  width: number;
  height: number;
  /** numbers and no words: it is read in any language */
  label: string;
  /** centimetres, upwards, the middle of its foot at 0 */
  svg: string;
}

const lines = [24.4, 22, 19.6, 17.2, 12.4, 10, 7.6].map(
  (y, index) => `M-7.5 ${y}h${[9, 15, 15, 12, 15, 14, 8][index]}`,
);

export const KNOWN: Readonly<Record<Beside, Known>> = {
  person: { width: PERSON_WIDTH, height: PERSON, label: `${PERSON} cm`, svg: person },
  sheet: {
    width: 21,
    height: 29.7,
    label: "A4",
    svg: `<path fill="#fff" stroke="#b9b3a5" stroke-width=".25" d="M-10.5 0h21v29.7h-21z"/><path fill="none" stroke="#d3cdbf" stroke-width=".6" d="${lines.join("")}"/>`,
  },
  mug: {
    width: 11.5,
    height: 9.5,
    label: "9.5 cm",
    svg: `<path fill="none" stroke="#b9b3a5" stroke-width="1.1" d="M2.4 7.4h1.4a2.1 2.1 0 0 0 2-2.1v-1.2a2.1 2.1 0 0 0-2-2.1h-1.6"/><path fill="#d3cdbf" d="M-5.7 9.1C-5.7 8.7 2.6 8.7 2.6 9.1L2.3 1.1C2.2.4 1.6 0 1 0h-5.1c-.6 0-1.2.4-1.3 1.1z"/><ellipse fill="#b9b3a5" cx="-1.55" cy="9.1" rx="4.15" ry=".4"/>`,
  },
};
