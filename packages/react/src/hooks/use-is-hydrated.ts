"use client";
import { useSyncExternalStore } from "react";

/** Whether React has taken over what the server rendered, so that a press on a button does something. */
export const useIsHydrated = (): boolean =>
    useSyncExternalStore(
        neverChanges,
        () => true,
        () => false,
    );

const neverChanges = () => () => {};
