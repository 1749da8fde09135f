/** The page for teachers. */
export const teachers = {
    plan: {
        title: "The plan of the book",
        text: "The book takes {time} of reading and trying. A chapter fills one or two lessons. Each ends with questions, a list of what goes wrong, and a summary.",
        chapter: "Chapter",
        takes: "Takes",
        needs: "Needs",
        teaches: "Teaches",
    },
    room: {
        title: "In a room without a network",
        text: "One computer with Python serves the whole site to all others, phones too. They need a network with that computer, not with the world. Reading, searching, running programs and the generator work. A program asks the sandbox in its page, and the exercises are checked in the page as well; only real providers need the internet.",
        steps: [
            "Get the site as one file where there is a network: `callsheet-site.tar`, which is attached to each release. It is about 110 MB.",
            "Unpack it and start the program in it, which is made of Python’s own library and needs nothing else:",
            "It prints two addresses. Open the second one on the other devices.",
        ],
        servers:
            "Another program can serve the folder, too, if it gives the file `en/teachers.html` for the address `/en/teachers`, and if the site lies at the path for which it was built: `/callsheet` for the file above. `npx serve`, started in the folder that holds `callsheet`, does both, once it has been fetched where there is a network; open `/callsheet` at the address that it prints. Python’s own `python3 -m http.server` does not: it does not find the pages, which is why `serve.py` exists.",
        sources:
            "Or build it from the sources with Node: `npm install`, then `npm run build`. The folder is `site/dist`.",
        advice: "A device fetches Python (8 MB) from that computer when it first runs a program. Try one device before the lesson. Public networks often keep devices from each other: a phone’s hotspot or a plain router does.",
        visited:
            "With a network now and then: each page that was opened once on the public site opens again without one.",
    },
    answers: {
        title: "Answers to the questions",
        text: "The right answer to each question of chapter 0, and why. Those of the other chapters are on the chapters’ pages above.",
    },
    use: {
        title: "May I copy it?",
        text: "Yes. The texts are under CC BY 4.0: copy, print, translate and change them, and name Callsheet. The programs are under the MIT licence. Each chapter prints without what works on a screen only, and is there as a notebook and as Markdown. What a pupil has read stays in the pupil’s browser; nobody has to sign in.",
    },
};

export type TeachersStrings = typeof teachers;
