/** The program of the page: React takes over what was rendered before. */
import { hydrateRoot } from "react-dom/client";
import { BareStories, StoryPage } from "./stories.tsx";

const root = document.querySelector("[data-stories]");
if (!root) throw new Error("The page has no place for the stories.");
hydrateRoot(root, root.getAttribute("data-stories") === "bare" ? <BareStories /> : <StoryPage />, {
    onRecoverableError: (error) => console.error(error),
});
document.documentElement.dataset["hydrated"] = "";
