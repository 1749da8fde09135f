/** The figures of chapter 0, in which one gets ready. */
import { drawingStrings } from "../i18n/drawings.ts";
import type { Language } from "../i18n/languages.ts";
import { Drawing } from "./Drawing.tsx";
import { Spool, Tea } from "./kites.tsx";
import { Cloud, NearLaptop, Server } from "./model.tsx";
import { Kite } from "./picture.tsx";
import { Placed } from "./piece.tsx";

type Props = { readonly language: Language };

/** At the head of the chapter: all that is needed. It stands on the rule under it as on a table. */
export const Ready = ({ language }: Props) => (
    <Drawing width={328} height={92} label={drawingStrings[language].ready} className="on-rule">
        <Tea x={34} y={54} />
        <Placed x={88} y={42}>
            <path className="paper" d="M12 1h62l-8 49H2z" />
            <path className="quiet" d="M19 13h40M17 22h24" />
            <path className="paper" d="M85 49 62 25l6-6 23 24 2 7z" />
        </Placed>
        <path className="thin" d="M214 71q22-22 54-30" />
        <Spool x={186} y={67} />
        <Kite x={276} y={51} size={1.9} turn={20} className="bright" />
    </Drawing>
);

/** Where the code runs: on somebody else's computer, or on one's own. */
export function TwoWays({ language }: Props) {
    const words = drawingStrings[language];
    return (
        <Drawing width={328} height={214} label={words.twoWays}>
            <path className="rule" d="M164 2v210" />
            <text className="strong middle" x="78" y="14">
                Notebook
            </text>
            <text className="strong middle" x="250" y="14">
                Virtual environment
            </text>

            <Placed x={0} y={24}>
                <Cloud x={0} y={0} />
                <g className="running">
                    <Server x={48} y={24} />
                </g>
                <text className="middle" x="78" y="108">
                    {words.othersComputer}
                </text>
                <path className="dashed" d="M78 117v16" />
                <path d="M74 121l4-5 4 5M74 129l4 5 4-5" />
                <Placed x={26} y={138}>
                    <path className="paper" d="M4 1h96q3 0 3 3v28H1V4q0-3 3-3zM1 11h102" />
                    <path className="thin" d="M9 17h86v10H9zM14 22h20M7 6h0M12 6h0" />
                </Placed>
                <text className="middle" x="78" y="187">
                    {words.yourBrowser}
                </text>
            </Placed>

            <Placed x={172} y={24}>
                <NearLaptop x={12} y={72} />
                <Placed x={43} y={83}>
                    <rect className="marked" width="70" height="40" rx="3" />
                    <text className="mono" x="8" y="16">
                        .env
                    </text>
                    <path d="M8 26l4 3.5-4 3.5M17 33h12" />
                </Placed>
                <text className="middle" x="78" y="187">
                    {words.yourComputer}
                </text>
            </Placed>
        </Drawing>
    );
}

type CupboardProps = {
    readonly x: number;
    readonly name: string;
    readonly version: string;
    readonly here?: boolean;
};

/** An open cupboard with a library on its shelf. */
const Cupboard = ({ x, name, version, here = false }: CupboardProps) => (
    <Placed x={x} y={28}>
        <path className="sunk" d="M20 1h110v102H20z" />
        <path className="paper" d="M20 1 2 10v102l18-9zM130 1l18 9v102l-18-9z" />
        <path className="thin" d="M20 36h110M20 72h110M9 57v8M141 57v8" />
        <path d="M28 36V14h8v22M36 36V18h7v18M50 36l-4-20 7-1 4 21M98 36V12h9v24M107 36V16h8v20" />
        <rect className={here ? "marked" : "paper"} x="23" y="46" width="104" height="26" />
        <text className="mono middle" x="75" y="63">
            {version}
        </text>
        <path d="M34 103V82h22v21M64 103V86h44v17M64 94h44" />
        <text className={here ? "strong middle" : "middle"} x="75" y="-8">
            {name}
        </text>
    </Placed>
);

/** What one project has installed, the others do not see. */
export function Environments({ language }: Props) {
    const words = drawingStrings[language];
    return (
        <Drawing width={328} height={178} label={words.environment}>
            <Cupboard x={6} name={words.oldProject} version="transformers 4" />
            <Cupboard x={172} name={`${words.thisCourse}: .env`} version="transformers 5" here />
            <rect className="paper" x="1" y="141" width="326" height="36" rx="3" />
            <text className="middle" x="164" y="164">
                {words.systemPython}
            </text>
        </Drawing>
    );
}
