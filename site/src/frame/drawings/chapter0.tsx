/** The figures of chapter 0, about the setup. */

import { Drawing, type FigureProps } from "./Drawing.tsx";
import { Kite } from "./image-pieces.tsx";
import { Browser, Laptop, Server, SmallCloud, Spool, Tea } from "./objects.tsx";
import { Centred, Label } from "./paper.tsx";
import { Placed } from "./piece.tsx";

/** At the head of the chapter: everything that is needed, on the rule below it as on a table. */
export const ready = (
    <>
        <Tea x={34} y={54} />
        <Placed x={88} y={42}>
            <path className="paper" d="M12 1h62l-8 49H2z" />
            <path className="quiet" d="M19 13h40M17 22h24" />
            <path className="paper" d="M85 49 62 25l6-6 23 24 2 7z" />
        </Placed>
        <path className="thin" d="M214 71q22-22 54-30" />
        <Spool x={186} y={67} />
        <Kite x={276} y={51} size={1.9} turn={20} className="bright" />
    </>
);

/** The three places where code runs: the reader's browser, a hosted notebook, or the reader's own computer. */
export const ThreeWays = ({ words }: FigureProps<"three-ways">) => (
    <Drawing height={226} label={words.says}>
        <path className="rule" d="M108 2v222M220 2v222" />
        <Centred text={words.inThisPage} x={51} y={14} width={100} className="strong" />
        <Centred text="Notebook" x={164} y={14} width={100} className="strong" />
        <Centred text="Virtual environment" x={277} y={14} width={100} className="strong" />

        <Placed x={0} y={126}>
            <Browser x={9} y={0} />
            <path className="marked" d="M10 12h82v45H10z" />
            <path className="ink" d="M45 24v20l16-10z" />
            <Centred text={words.yourBrowser} x={51} y={78} width={100} />
        </Placed>

        <Placed x={115} y={44}>
            <SmallCloud x={0} y={0} />
            <g className="running">
                <Server x={18} y={14} />
            </g>
            <path className="dashed" d="M49 70v10" />
            <path d="M45 73l4-5 4 5M45 77l4 5 4-5" />
            <Browser x={7} y={82} />
            <path className="quiet" d="M17 106h44M17 116h34M17 126h50" />
            <Centred text={words.othersComputer} x={49} y={160} width={100} />
        </Placed>

        <Placed x={235} y={126}>
            <Laptop x={0} y={0} />
            <rect className="marked" x="20" y="6" width="44" height="30" rx="3" />
            <Label text=".env" x={42} y={18} as="mono middle" />
            <path d="M28 26l3 2.5-3 2.5M36 31h10" />
            <Centred text={words.yourComputer} x={42} y={78} width={100} />
        </Placed>
    </Drawing>
);

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
        <Label text={version} x={75} y={63} as="mono middle" />
        <path d="M34 103V82h22v21M64 103V86h44v17M64 94h44" />
        <Label text={name} x={75} y={-8} as={here ? "strong middle" : "middle"} />
    </Placed>
);

/** Each project has its own installed libraries. */
export const Environments = ({ words }: FigureProps<"environments">) => (
    <Drawing height={178} label={words.says}>
        <Cupboard x={6} name={words.oldProject} version="transformers 4" />
        <Cupboard x={172} name={`${words.thisCourse}: .env`} version="transformers 5" here />
        <rect className="paper" x="1" y="141" width="326" height="36" rx="3" />
        <Label text={words.systemPython} x={164} y={164} as="middle" />
    </Drawing>
);
