import { TextWithCode } from "@callsheet/react/parts";
import { langOnPage } from "../../frame/map/text-language.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { answersIn } from "./answers.ts";
import type { TaughtText } from "./lessons.ts";

type Props = { readonly language: Language; readonly chapter: TaughtText };

/** The questions of a chapter with their answers, each linked to its place in the chapter. */
export const AnswerList = ({ language, chapter }: Props) => (
    <ol lang={langOnPage(language, chapter)}>
        {answersIn(chapter.text).map(({ id, question, answer, why }) => (
            <li key={id}>
                <a href={`${pathOf(language, chapter.place)}#check-${id}`}>
                    <TextWithCode text={question} />
                </a>{" "}
                <strong>
                    <TextWithCode text={answer} />
                </strong>{" "}
                <TextWithCode text={why} />
            </li>
        ))}
    </ol>
);
