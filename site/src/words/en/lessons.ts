/** The pages for teachers, one for each chapter. `book/course/lessons` has the minutes and the order of the steps. */
export const lessons = {
    title: "Teaching chapter {chapter}: {title}",
    description:
        "Chapter {chapter}, “{title}”, for teachers: a lesson, the solutions of the exercises, mistakes that pupils make, and the answers to the questions.",
    /** On the page for teachers. */
    list: {
        title: "A page for each chapter",
        text: "Each has a lesson of {minutes} minutes, the exercises with their solutions and usual mistakes, and the answers to the chapter’s questions. It prints as a handout for you, not for the class.",
        exercises: "{count} exercises, about {minutes} minutes",
    },
    plan: {
        title: "A lesson of {minutes} minutes",
        minutes: "Minutes",
        what: "What",
        how: "How",
        kinds: { read: "Read", exercise: "Exercise", question: "Question" },
        ways: { together: "Together.", alone: "Alone.", pairs: "In pairs." },
        rest: "For home, or for the next lesson:",
    },
    exercises: {
        title: "The exercises and their solutions",
        text: "What a program does is judged, not how it is written: another solution may be just as right. A pupil who is stuck gets three hints, one after another; here you see the last, which is the answer.",
        solution: "Solution",
        mistakes: "What pupils often miss, why it matters, and the last hint",
        inAny: "Often missed in any exercise",
    },
    answers: { title: "Answers to the questions" },
    chapters: {
        chapter1: {
            note: "One lesson is enough for the first call. The same question in other languages, and the call from a computer of your own, need a second one.",
            how: {
                where: "Draw three boxes on the board: this room, the internet, the provider’s computer. Ask which of them holds the model.",
                ask: "Run the program on the screen that all can see. Then each pupil reads one line aloud and says what it is for.",
                "short-answer":
                    "Only one number changes. Pupils who finish early help a neighbour to find the button, but do not type for them.",
                "first-call":
                    "One reads the lines, the other says which comes next, and why it cannot come earlier. Change over for the second half.",
                answer: "Open the whole answer of the last run. Let them find the text, and why it ended. Then ask what a stranger could do with the token.",
                "token-at-home":
                    "Before they begin, the pairs look for every place in the program where the secret stands.",
                "to-a-friend":
                    "Have them vote with their hands before anybody opens a choice. Then one of each side says why.",
            },
        },
        chapter2: {
            note: "The chapter has six tasks; one lesson does for three of them. Names, summaries and translation make a second lesson.",
            how: {
                sentiment:
                    "Each pupil writes a message on a slip, and says its mood before the model does. Count how often they agree.",
                "how-sure": "First look at the list that comes back: what is in it, and which entry is the first?",
                labels: "Collect three or four names of boxes from the class, and try one message with all of them.",
                "third-label":
                    "Everybody may choose another name. Compare whose box takes the message with the best score.",
                meaning:
                    "Write two sentences without a common word on the board, and have the class guess how near they are.",
                "nearest-note": "One explains which name holds the question and which the notes, the other types.",
                certain: "Take the misses from the slips of the beginning: what was the score of each?",
            },
        },
        chapter3: {
            note: "This chapter takes three lessons: memory in the first, streaming and cost in the second, answers in a form and tools in the third. Only the first is planned here.",
            how: {
                why: "Play it: one pupil is the model, leaves the room after each answer and forgets it. What must be on the paper that is handed in next?",
                "class-five":
                    "Let them read the question to somebody before and after. Which answer would a child understand?",
                memory: "Count on the board how many messages the first, the second and the third request have.",
                "keep-talking": "One says aloud what is in the list before each call, the other fills the gaps.",
                "lost-instruction":
                    "The pairs first write down which messages the third request carries. The mistake is easy to see then.",
                growing:
                    "Draw the requests as piles of paper. Then ask what a shop would leave out, and what it must keep.",
            },
        },
        chapter4: {
            note: "One lesson does for photos, pictures and speech to text. Speaking and the queue are left; they and the two other exercises make half a lesson.",
            how: {
                why: "Ask how large a photo on a phone is, and how many letters would fill as much room.",
                see: "Show the sample photo first, then one that no model has met: a drawing by a pupil, say.",
                "name-the-leaf": "There are three gaps. Looking at the whole answer helps with the second.",
                draw: "Each half of the class changes one word of the sentence. Which word changes the picture most?",
                "same-poster": "Check it by eye first: do both computers of a pair show the same picture?",
                listen: "Play the recording, and write down what the class hears. Then compare it with what the model wrote.",
                "grandmothers-story":
                    "One holds the finger on the line, the other says what the next one needs from it.",
                "not-in-list": "Everybody names one thing from the room that cannot be in the model’s list.",
            },
        },
        chapter5: {
            note: "Measuring two models is a lesson of its own, and best done with questions that the class has written. The names of the pupils are good homework.",
            how: {
                why: "Ask who would take an aeroplane to the next town. Then the same for a model with many billions of numbers.",
                task: "Cover the third column of the table. The class says the name of the task from what goes in and what comes out.",
                "small-task":
                    "Have the pairs compare the small model’s answer with the one of the chat: what is in it that the note does not say?",
                provider:
                    "Look at one model’s providers together: who is cheapest, who is quickest, and is it the same one?",
                "cheapest-first":
                    "One word of the request changes. Ask afterwards what could change tomorrow although the program stays.",
                "what-it-costs": "They work out the cost on paper first. The program has to come to the same.",
                private:
                    "Two groups: one is the teacher who wants the report, the other the parents. What may leave the school?",
            },
        },
        chapter6: {
            note: "The longest set of exercises: plan three lessons. Waiting as told and the two questions of the class go into the second, the broken stream into the third, for those who like a challenge.",
            how: {
                read: "Hand out three error messages on paper. For each: who made the mistake, the program, the key or the service?",
                "status-first": "The pairs try the program with an answer and with a refusal before they change it.",
                retry: "Let the class knock at a door: all at once, and then each after a wait of their own. Which gets through?",
                "ask-again":
                    "First the rule in a sentence on paper: when, how often, with which waits. Only then the program.",
                quote: "Write the JSON on the board, and put a quote into the question by hand. Where does the text end now?",
                trust: "Ask who would run a command that a stranger has left on a slip in the bus.",
            },
        },
        chapter7: {
            note: "Plan three lessons: the script, the server and the page, and a lesson in which the class writes notes of its own. The last two exercises belong to the third. The page needs Node on the computer.",
            how: {
                why: "Each pupil writes one note that is of use at home, and a question that it answers.",
                "find-the-note":
                    "The class has done this once before, in chapter 2. Pupils who remember it need no hint.",
                "too-far":
                    "The pairs look at the scores of a good question and of one without a note before they write the `if`.",
                script: "Three pupils are the three functions, and pass slips of paper. What is on each slip?",
                "listen-find-speak":
                    "One is the computer and does only what the line says; the other finds out what is missing.",
                "no-chat": "Ask what could happen if the model made up the time of the last bus.",
            },
        },
    },
};

export type LessonsStrings = typeof lessons;
