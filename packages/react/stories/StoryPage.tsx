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
