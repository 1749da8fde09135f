/** The part of `react-dom/client` that Astro starts an island by, on Preact. */
import { type ComponentChild, type ContainerNode, render } from "preact";

type Root = { readonly render: (children: ComponentChild) => void; readonly unmount: () => void };

export const createRoot = (container: ContainerNode): Root => ({
    render: (children) => render(children, container),
    unmount: () => render(null, container),
});

/**
 * Takes what React rendered over when it is first rendered. Not as `hydrate` does, which trusts the attributes that it
 * finds: the ids that React gives out are not those that Preact does, and `render` corrects them.
 */
export const hydrateRoot = createRoot;
