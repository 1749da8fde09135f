"use client";
import { RootProvider } from "fumadocs-ui/provider/next";
import type { ReactNode } from "react";
import Search from "@/components/search";

export function Provider({ children }: { children: ReactNode }) {
    return <RootProvider search={{ SearchDialog: Search }}>{children}</RootProvider>;
}
