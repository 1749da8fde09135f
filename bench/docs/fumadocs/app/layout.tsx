import type { ReactNode } from "react";
import { Provider } from "@/components/provider";
import "./global.css";

// The starter takes its letters from Google Fonts, which the bench does not reach: the system's are lighter.
export default function Layout({ children }: { children: ReactNode }) {
    return (
        <html lang="en" suppressHydrationWarning>
            <body className="flex flex-col min-h-screen">
                <Provider>{children}</Provider>
            </body>
        </html>
    );
}
