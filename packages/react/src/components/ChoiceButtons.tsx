import type { ReactElement } from "react";
import { type Choice, RadioChoices, type RadioChoicesProps } from "./RadioChoices.js";

/** Sizes (or anything with a short name) to choose from, as buttons. What cannot be had stays visible and says why. */
export function ChoiceButtons(props: RadioChoicesProps<Choice>): ReactElement {
  return <RadioChoices {...props} kind="buttons" face={face} />;
}

const face = ({ title, unavailable }: Choice): ReactElement => (
  <>
    <span className="sh-choice-title">{title}</span>
    {unavailable !== undefined && (
      <>
        {" "}
        <span className="sh-choice-why">{unavailable}</span>
      </>
    )}
  </>
);
