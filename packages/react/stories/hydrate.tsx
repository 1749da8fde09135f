/** The program of the page: React takes over what was rendered before. */
import { hydrateRoot } from "react-dom/client";
import { StoryPage } from "./StoryPage.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
hydrateRoot(root, <StoryPage />, {
    onRecoverableError: (error) => console.error(error),
});
document.documentElement.dataset["hydrated"] = "";
