import type { ReactElement } from "react";
import { type Choice, RadioChoices, type RadioChoicesProps } from "./RadioChoices.js";

/** Radio group of buttons with short labels, such as sizes. Unavailable options stay visible and display the reason. */
export function ChoiceButtons(props: RadioChoicesProps<Choice>): ReactElement {
  return <RadioChoices {...props} kind="buttons" renderChoice={renderButton} />;
}

const renderButton = ({ title, unavailable }: Choice): ReactElement => (
  <>
    <span className="sh-choice-title">{title}</span>
    {unavailable !== undefined && (
      <>
        {" "}
        <span className="sh-choice-reason">{unavailable}</span>
      </>
    )}
  </>
);
