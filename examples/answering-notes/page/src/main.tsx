import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
// For machines without Gujarati letters.
import "@fontsource-variable/noto-sans-gujarati";
import "./style.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the application.");
createRoot(root).render(
    <StrictMode>
        <App />
    </StrictMode>,
);
