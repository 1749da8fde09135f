import type { Language } from "../../languages.ts";
import { drawingStrings } from "../../words/drawing-strings.ts";
import { fill } from "../../words/format.ts";
import { Drawing } from "./Drawing.tsx";
import { Arrow, Laptop, Server } from "./machines.tsx";
import { Placed } from "./piece.tsx";
import { widthOf } from "./text-layout.ts";

type Props = {
    readonly language: Language;
    /** The name of the provider. */
    readonly provider: string;
    /** Whether it can be called through the Hub's router. */
    readonly routed?: boolean;
    /** Whether it can be called with the provider's own key. */
    readonly direct?: boolean;
    /** Whether the provider queues calls as jobs. */
    readonly queue?: boolean;
};

const width = 328;

/** The route of a call from a program to a provider, through the Hub's router or directly. */
export function RouteDrawing({ language, provider, routed = true, direct = true, queue = false }: Props) {
    const { route } = drawingStrings[language];
    const says = [
        ...(routed ? [fill(route.saysRouted, { provider })] : []),
        ...(direct ? [fill(route.saysDirect, { provider })] : []),
        ...(queue ? [route.saysQueue] : []),
    ];
    const top = direct && routed ? 44 : 8;
    return (
        <Drawing width={width} height={top + (queue ? 242 : 92)} label={says.join(" ")}>
            <Placed x={0} y={top}>
                {direct && routed && (
                    <>
                        <path className="dashed" d="M44-6Q44-24 66-24H272Q295-24 295-10" />
                        <path d="M290-14l5 6 5-6" />
                    </>
                )}
                {direct && <Key text={route.key} x={width / 2} y={routed ? -24 : 14} />}
                <Laptop x={1} y={0} />
                <path d="M22 12h20M22 20h30M22 28h14" />
                <Server x={265} y={2} />
                {routed ? (
                    <>
                        <Arrow x={91} y={29} length={38} />
                        <rect className="sunk" x="136" y="8" width="56" height="42" rx="4" />
                        <path d="M146 29h12q6 0 9-7t9-7h8m-4-4 4 4-4 4M158 29h26m-4-4 4 4-4 4M158 29q6 0 9 7t9 7h8m-4-4 4 4-4 4" />
                        <Arrow x={199} y={29} length={58} />
                        <text className="middle" x={width / 2} y="74">
                            {route.router}
                        </text>
                        <text className="small quiet middle" x="110" y="20">
                            token
                        </text>
                    </>
                ) : (
                    <Arrow x={91} y={29} length={166} />
                )}
                <text x="2" y="74">
                    {route.program}
                </text>
                <text
                    {...(widthOf(provider) > 56
                        ? { className: "end strong", x: width - 1 }
                        : { className: "middle strong", x: 296 })}
                    y="74"
                >
                    {provider}
                </text>
                {queue && <Queue words={route} />}
            </Placed>
        </Drawing>
    );
}

type KeyProps = { readonly text: string; readonly x: number; readonly y: number };

/** The key of a direct call, on a slip of paper. */
function Key({ text, x, y }: KeyProps) {
    const room = Math.round(widthOf(text)) + 16;
    return (
        <>
            <rect className="paper bare" x={x - room / 2} y={y - 10} width={room} height="20" />
            <text className="quiet middle" x={x} y={y + 4.5}>
                {text}
            </text>
        </>
    );
}

type QueueWords = { readonly submit: string; readonly poll: string; readonly fetch: string };

/** The steps of a queued job: submit, poll, fetch. */
function Queue({ words }: { readonly words: QueueWords }) {
    const middle = width / 2;
    return (
        <>
            <path className="rule" d="M44 84v148M295 84v148" />
            <Arrow x={52} y={116} length={235} />
            <Arrow x={52} y={162} length={235} />
            <path className="dashed" d="M52 172h235" />
            <path d="M57 167l-5 5 5 5" />
            <Arrow x={287} y={218} length={-235} />
            <path
                className="pen"
                d={`M${middle - widthOf(words.fetch) / 2 - 4} 206.5l${Math.round(widthOf(words.fetch)) + 8}-1`}
            />
            {[words.submit, words.poll, words.fetch].map((step, index) => (
                <text key={step} className="middle" x={middle} y={[108, 154, 210][index]}>
                    {step}
                </text>
            ))}
        </>
    );
}
