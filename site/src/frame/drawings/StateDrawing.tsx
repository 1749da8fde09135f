import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Drawing } from "./Drawing.tsx";
import { Kite } from "./image-pieces.tsx";
import { Spool } from "./objects.tsx";
import { Roof, Watcher } from "./people.tsx";

type Props = { readonly language: Language };

/** For the 404 page: the kite string was cut. */
export const LostDrawing = ({ language }: Props) => (
    <Drawing height={176} label={strings[language].drawings.lost} className="state">
        <path d="M0 175h328" />
        <Roof width={124} y={128} bottom={175} />
        <Watcher x={64} y={128} />
        <path className="thin" d="M83 86q8 12 4 24t8 22" />
        <path className="thin" d="M247 66q-22 14-16 30t-14 26q-10 6-6 14" />
        <path className="quiet" d="M226 24h-20M222 36h-34M232 12h-12" />
        <Kite x={264} y={40} size={1.7} turn={38} className="bright" />
        <path className="thin" d="M292 175v-20h36M304 155v-8h14v8" />
    </Drawing>
);

/** For the offline page: there is no wind. */
export const OfflineDrawing = ({ language }: Props) => (
    <Drawing height={150} label={strings[language].drawings.offline} className="state">
        <path d="M0 149h328" />
        <Roof width={240} y={104} bottom={149} />
        <Spool x={96} y={80} />
        <path className="thin" d="M138 86q20 22 34 12t22-2" />
        <Kite x={194} y={84} size={1.5} turn={62} className="bright" />
        <path d="M276 149V52" />
        <path className="paper" d="M276 54q13 5 10 20t3 22l-7-5q-3-8-6-11z" />
    </Drawing>
);
