import { useLocation } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { JsonLd } from "../../shared/jsonLd.tsx";
import { Accordion } from "../../ui/Accordion.tsx";
import { Html } from "../../ui/Html.tsx";
import type { FaqGroup } from "./parseFaq.ts";

interface FaqListProps {
  groups: readonly FaqGroup[];
  url: string;
  lang: string | undefined;
}

/** FAQ accordion: one open question per group. Each answer has an id, so that links can point to it. */
export function FaqList({ groups, url, lang }: FaqListProps): ReactElement {
  const hash = useLocation({ select: (location) => location.hash });
  // Client-side navigation skips the browser's fragment handling: opens the `<details>` of the target instead.
  useEffect(() => {
    const answer = hash === "" ? null : document.getElementById(hash);
    const closed = answer?.closest("details:not([open])");
    if (!(closed instanceof HTMLDetailsElement)) return;
    closed.open = true;
    answer?.scrollIntoView();
  }, [hash]);
  return (
    <div className="lh-faq" lang={lang}>
      {groups.map(({ title, intro, questions }, index) => (
        <section key={title}>
          {title !== "" && <h2>{title}</h2>}
          {intro !== "" && <Html html={intro} />}
          {questions.map(({ id, question, answer }) => (
            <Accordion key={id} title={question} name={`questions-${index}`}>
              {/* The id is inside `<details>`: the browser opens the element that contains the fragment's target. */}
              <div className="lh-faq-answer" id={id}>
                <Html html={answer} />
              </div>
            </Accordion>
          ))}
        </section>
      ))}
      <JsonLd
        key={url}
        data={import.meta.env.SSR ? { "@type": "FAQPage", mainEntity: groups.flatMap(toJsonLdQuestions) } : undefined}
      />
    </div>
  );
}

const toJsonLdQuestions = ({ questions }: FaqGroup) =>
  questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
