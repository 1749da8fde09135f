import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that is loaded when it is first shown, so that the pages without it do not carry it.
 *
 * @param load gives the component
 * @param instead stands there where it cannot be loaded
 */
export function later<Props extends object>(
    load: () => Promise<ComponentType<Props>>,
    instead: ComponentType<Props>,
): ComponentType<Props> {
    let loaded: ComponentType<Props> | undefined;
    return function Later(props: Props) {
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
