/** The journal's page: shows each request as it arrives, and switches faults on and off. */

/** @typedef {import("../journal.ts").JournalEntry} Entry */
/** @typedef {import("../journal.ts").ShownMessage} Message */
/** @typedef {{ fault: { kind: string } & Record<string, unknown>, chance: number }} Failure */

const most = 200;

/**
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function the(id, kind) {
    const found = document.getElementById(id);
    if (found instanceof kind) return found;
    throw new Error(`The page has no ${id}.`);
}

const list = the("requests", HTMLOListElement);
const none = the("none", HTMLParagraphElement);
const state = the("state", HTMLParagraphElement);
const problem = the("fault-problem", HTMLParagraphElement);
const faults = the("faults", HTMLUListElement);
const text = the("fault-text", HTMLInputElement);
const chance = the("fault-chance", HTMLSelectElement);

/** @type {Map<number, { item: HTMLLIElement, details: HTMLDetailsElement, entry: Entry }>} */
const shown = new Map();

/**
 * @param {string} name
 * @param {string} content
 * @param {string} [className]
 */
function element(name, content, className) {
    const made = document.createElement(name);
    made.textContent = content;
    if (className) made.className = className;
    return made;
}

/** @param {Entry} entry */
function show(entry) {
    let row = shown.get(entry.id);
    if (!row) {
        const item = document.createElement("li");
        const details = document.createElement("details");
        item.append(details);
        list.prepend(item);
        row = { item, details, entry };
        shown.set(entry.id, row);
        const { id } = entry;
        // Filled only when it is opened: most requests are not.
        details.addEventListener("toggle", () => fill(id));
        forgetOldest();
    }
    row.entry = entry;
    const { details } = row;
    const summary = details.querySelector("summary") ?? details.appendChild(document.createElement("summary"));
    summary.replaceChildren(...headOf(entry));
    if (details.open) fill(entry.id);
    count();
}

function forgetOldest() {
    for (const [id, { item }] of shown) {
        if (shown.size <= most) break;
        item.remove();
        shown.delete(id);
    }
}

/** @param {Entry} entry */
function headOf({ at, method, url, status, hint, leak, fault, outcome, milliseconds }) {
    const isGood = status < 400 && hint === undefined && outcome !== "cut";
    const time = element("time", new Date(at).toLocaleTimeString(), "time");
    time.setAttribute("datetime", at);
    const end = { open: "on its way", sent: "", left: "the program left", cut: "cut off" }[outcome];
    const took = milliseconds === undefined ? "" : `${milliseconds} ms`;
    return [
        element("span", String(status), isGood ? "good" : "bad"),
        element("span", `${method} ${url}`, "url"),
        ...(fault ? [element("span", `fault: ${fault.kind}`, "bad")] : []),
        element("span", [end, took].filter(Boolean).join(", "), "time"),
        time,
        ...[leak, hint === leak ? undefined : hint]
            .filter((said) => said !== undefined)
            .map((said) => element("span", said, "hint")),
    ];
}

/** @param {number} id */
function fill(id) {
    const row = shown.get(id);
    if (!row) return;
    const { details, entry } = row;
    for (const old of details.querySelectorAll(":scope > div")) old.remove();
    if (!details.open) return;
    const body = document.createElement("div");
    body.append(
        element("h3", "Request"),
        ...partsOf(entry.request, `${entry.method} ${entry.url}`),
        element("h3", "Answer"),
        ...partsOf(entry.response, String(entry.status)),
    );
    details.append(body);
}

/**
 * @param {Message} message
 * @param {string} first
 */
function partsOf({ headers, size, text, isCut }, first) {
    const head = [first, ...headers.map(([name, value]) => `${name}: ${value}`)].join("\n");
    const rest = isCut ? `, of which the beginning is shown` : "";
    const parts = [element("pre", head), element("p", `${size.toLocaleString()} bytes${rest}`, "time")];
    return text === undefined ? parts : [...parts, element("pre", pretty(text))];
}

/** @param {string} text */
function pretty(text) {
    try {
        return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
        return text;
    }
}

function count() {
    none.hidden = shown.size > 0;
    state.textContent = shown.size === 1 ? "1 request" : `${shown.size} requests`;
}

/**
 * @param {string} path
 * @param {unknown} [body] the body to post; without it, a GET request is sent
 * @returns {Promise<any>}
 */
async function ask(path, body) {
    const response = await fetch(`/__sandbox/${path}`, {
        ...(body !== undefined && {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
        }),
    });
    const value = await response.json();
    if (!response.ok) throw new Error(value.error);
    return value;
}

/** Formats a fault as `parseFailure` reads it. @param {Failure} failure */
function written({ fault: { kind, ...told }, chance: often }) {
    const parts = Object.entries(told).map(([name, value]) => `; ${name}=${value}`);
    return `${kind}${parts.join("")}:${often}`;
}

/** @type {readonly Failure[]} */
let on = [];

/** @param {readonly string[]} failures */
async function set(failures) {
    problem.textContent = "";
    try {
        showFaults(await ask("faults", { failures }));
        return true;
    } catch (error) {
        problem.textContent = error instanceof Error ? error.message : String(error);
        return false;
    }
}

/** @param {{ failures: readonly Failure[], kinds: readonly string[] }} told */
function showFaults({ failures, kinds }) {
    on = failures;
    the("fault-kinds", HTMLDataListElement).replaceChildren(
        ...kinds.map((kind) => Object.assign(document.createElement("option"), { value: kind })),
    );
    faults.replaceChildren(
        ...failures.map((failure, index) => {
            const item = element("li", written(failure));
            const off = element("button", "Switch off");
            off.setAttribute("aria-label", `Switch off ${written(failure)}`);
            off.addEventListener("click", async () => {
                await set(on.filter((_, other) => other !== index).map(written));
                text.focus();
            });
            item.append(off);
            return item;
        }),
    );
}

the("fault", HTMLFormElement).addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await set([...on.map(written), `${text.value.trim()}:${chance.value}`])) text.value = "";
    text.focus();
});

the("reset", HTMLButtonElement).addEventListener("click", async () => {
    await ask("reset", {});
    shown.clear();
    list.replaceChildren();
    count();
});

/** @param {string} data the entries of a page that was kept */
function showKept(data) {
    /** @type {{ entries: readonly Entry[], count: number }} */
    const { entries, count: all } = JSON.parse(data);
    for (const part of document.querySelectorAll(".live")) part.remove();
    for (const entry of entries) show(entry);
    count();
    if (all > entries.length) state.textContent = `The last ${entries.length} of ${all} requests`;
}

async function showLive() {
    const events = new EventSource("/__sandbox/events");
    events.addEventListener("open", count);
    events.addEventListener("message", ({ data }) => show(JSON.parse(data)));
    events.addEventListener("error", () => {
        state.textContent = "The sandbox does not answer. Is it still running?";
    });
    showFaults(await ask("faults"));
}

const kept = document.getElementById("kept");
if (kept) showKept(kept.textContent ?? "");
else await showLive();
