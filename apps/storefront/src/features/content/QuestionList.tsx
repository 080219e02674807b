import { useLocation } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { JsonLd } from "../../app/jsonLd.tsx";
import { Accordion } from "../../ui/Accordion.tsx";
import { Html } from "../../ui/Html.tsx";
import type { QuestionGroup } from "./splitQuestions.ts";

/** Questions that open one at a time in their group. Each can be linked to: its answer has an id made of the question. */
export function QuestionList({
  groups,
  url,
  lang,
}: {
  groups: readonly QuestionGroup[];
  url: string;
  lang: string | undefined;
}): ReactElement {
  useOpenQuestion();
  return (
    <div className="lh-faq" lang={lang}>
      {groups.map(({ title, intro, questions }, index) => (
        <section key={title}>
          {title !== "" && <h2>{title}</h2>}
          {intro !== "" && <Html html={intro} />}
          {questions.map(({ id, question, answer }) => (
            <Accordion key={id} title={question} name={`questions-${index}`}>
              {/* Inside: the platform opens what a fragment leads into. */}
              <div className="lh-faq-answer" id={id}>
                <Html html={answer} />
              </div>
            </Accordion>
          ))}
        </section>
      ))}
      <JsonLd key={url} data={{ "@type": "FAQPage", mainEntity: groups.flatMap(questionsOf) }} />
    </div>
  );
}

const questionsOf = ({ questions }: QuestionGroup) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));

/** Links inside the shop load no page: there the platform opens nothing. */
function useOpenQuestion(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const answer = hash === "" ? null : document.getElementById(hash);
    const closed = answer?.closest("details:not([open])");
    if (!(closed instanceof HTMLDetailsElement)) return;
    closed.open = true;
    answer?.scrollIntoView();
  }, [hash]);
}
