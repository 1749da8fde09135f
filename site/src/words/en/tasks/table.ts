import type { TaskPages } from "./task-page.ts";

const unequal = {
    problem: "The service complains about the length of the columns, or about a row.",
    remedy: "The table goes column by column: the name, and its cells from top to bottom. All columns must be equally long, so put something into each empty cell.",
};

const named = {
    problem: "The service does not know a column, or misses one.",
    remedy: "The names must be those that the model was trained with, letter by letter: “Length1” is not “length 1”. They stand on the model's page.",
};

/** The prose about tasks that take tables. */
export const table = {
    "table-question-answering": {
        name: "Table question answering",
        purpose:
            "Answers a question from a table, in words instead of formulas: “How many kilos of bajra were sold on Tuesday?” from the ledger of a shop in the market.",
        reading: [
            "`answer` names the cells and how they are put together, such as `SUM > 12, 8`: the model has chosen cells, but added nothing up. `cells` holds what they contain, `coordinates` where they are, `[row, column]` from 0, and `aggregator` what to do with them: `SUM`, `AVERAGE`, `COUNT` or `NONE`.",
            "There is no score. Look at the cells: whether they are the right ones is easy to see, and then do the sum yourself.",
        ],
        pitfalls: [
            {
                problem: "A table with numbers is refused.",
                remedy: 'Every cell must be a text, numbers too: `"12"` instead of `12`.',
            },
            unequal,
            {
                problem: "A long table is an error, or its end does not count.",
                remedy: "The model reads so much of it at once. Leave out columns and rows that have nothing to do with the question; `truncation` leaves out rows for you, whichever they are.",
            },
            {
                problem: "You show `answer` and people see `SUM > 12, 8`.",
                remedy: "Work it out from `aggregator` and `cells`, and show that.",
            },
        ],
    },
    "tabular-classification": {
        name: "Tabular classification",
        purpose:
            "Tells the class of each row of a table, as a model has learnt it from many such rows: whether a sample of water is fit to drink, from its measurements; which kind of fish, from length and weight.",
        reading: [
            "You get a list with one class for each row, in their order: a number or a word, as the model was trained. What a class 0 or 1 means stands on the model's page.",
            "There is no score, and so no “not sure”. Rows unlike those it has learnt from get a class too. Do not decide about people's health or money by it alone.",
        ],
        pitfalls: [
            named,
            unequal,
            {
                problem: "All rows get the same class.",
                remedy: "The units are perhaps not those of the training: centimetres for millimetres, rupees for thousands. Try a row from the model's page first.",
            },
        ],
    },
    "tabular-regression": {
        name: "Tabular regression",
        purpose:
            "Estimates a number for each row of a table, as a model has learnt it from many such rows: the weight of a fish from its length and width, the fare from distance and hour.",
        reading: [
            "You get a list with one number for each row, in their order. Its unit is that of the training, and stands on the model's page.",
            "The number looks exact and is an estimate: nothing says how far off it may be. Beyond what the model has seen, larger fish or longer ways, it is mostly worth nothing. Compare some with numbers that you know.",
        ],
        pitfalls: [
            named,
            unequal,
            {
                problem: "The numbers are far too large or too small.",
                remedy: "Your units are not those of the training. Convert them, and try a row whose number you know.",
            },
        ],
    },
} satisfies Partial<TaskPages>;
