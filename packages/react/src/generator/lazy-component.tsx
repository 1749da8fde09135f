import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that loads when it is first shown, so that pages without it do not download it.
 *
 * @param load loads the component
 * @param instead shown if the component cannot be loaded
 */
export function lazyComponent<Props extends object>(
    load: () => Promise<ComponentType<Props>>,
    instead: ComponentType<Props>,
): ComponentType<Props> {
    let loaded: ComponentType<Props> | undefined;
    return function LazyComponent(props: Props) {
        const [Component, setComponent] = useState(() => loaded);
        useEffect(() => {
            let gone = false;
            const show = (component: ComponentType<Props>) => {
                if (!gone) setComponent(() => component);
            };
            if (!loaded) {
                load().then(
                    (component) => {
                        loaded = component;
                        show(component);
                    },
                    () => show(instead),
                );
            }
            return () => {
                gone = true;
            };
        }, []);
        return Component ? <Component {...props} /> : null;
    };
}
