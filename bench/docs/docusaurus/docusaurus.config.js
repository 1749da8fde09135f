import { themes } from "prism-react-renderer";

export default {
    title: "Course",
    url: "https://course.example",
    baseUrl: "/",
    future: { v4: true },
    // The chapter links to pages of its own site.
    onBrokenLinks: "ignore",
    presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: false }]],
    themeConfig: {
        colorMode: { respectPrefersColorScheme: true },
        navbar: { title: "Course", items: [{ type: "docSidebar", sidebarId: "course", label: "Course" }] },
        prism: { theme: themes.github, darkTheme: themes.dracula },
    },
};
