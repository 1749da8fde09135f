import { Fragment, type ReactNode } from "react";
import { stories } from "./stories.tsx";

/** All stories, one below the other. */
export const StoryPage = (): ReactNode => (
    <main>
        {Object.entries(stories).map(([name, story]) => (
            <Fragment key={name}>
                <h2>{name}</h2>
                <section aria-label={name}>{story}</section>
            </Fragment>
        ))}
    </main>
);

/** A few stories without any element around them: what stands at the root of an application. */
export const BareStories = (): ReactNode =>
    [
        "a snippet",
        "tabs with the clients that cannot make the call",
        "of an invalid call",
        "hooks and parts",
        "the generator",
    ].map((name) => <Fragment key={name}>{stories[name]}</Fragment>);
