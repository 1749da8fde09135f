import type { TaskPages } from "./task-page.ts";

/** The prose about tasks that take text and return text, labels or numbers. */
export const text = {
    conversational: {
        name: "Chat completion",
        purpose:
            "Carries on a conversation: you send what has been said so far, and the model says the next thing. A student sends a paragraph of her science book, asks for it in simpler words, and asks back until it is clear. The same call drafts a letter or explains an error in code; models that see read images in a message too.",
        reading: [
            "The text is at `choices[0].message.content`. It is null where the model calls tools instead; `choices[0].message.tool_calls` then says which, and with what. In a stream the text comes in pieces, at `choices[0].delta.content`: put them together as they come.",
            "`choices[0].finish_reason` says why the answer ends: `stop` for its own end, `length` because it was cut off, `tool_calls` because tools are to be called. `usage` counts the tokens, which is what you pay by.",
            "No score says how true an answer is, and a wrong one is written just as well as a right one. Look up names, numbers and dates elsewhere.",
        ],
        pitfalls: [
            {
                problem: "The answer stops in the middle of a sentence, or its JSON has no end.",
                remedy: "Look at `finish_reason`: `length` means that `max_tokens` was too small. Raise it. A model that thinks before it answers spends tokens on that too; a lower `reasoning_effort` leaves more for the answer.",
            },
            {
                problem: "The model has forgotten what was said a moment ago.",
                remedy: "It remembers nothing between two calls. Send the whole conversation each time: your messages as `user`, its answers as `assistant`, the oldest first.",
            },
            {
                problem: "You asked for JSON, and there are words around it.",
                remedy: "Set `response_format` to `json_schema`, with your schema. Not every model and provider knows it; where yours does not, ask in the `system` message for JSON and nothing else, and check what comes.",
            },
            {
                problem: "A program that reads a stream fails at its last event.",
                remedy: "An event may only count tokens, at `usage`: its `choices` is then empty. Look whether there is a choice before you read its text.",
            },
        ],
    },
    "feature-extraction": {
        name: "Feature extraction",
        purpose:
            "Turns a text into a row of numbers, its embedding: texts of like meaning get like numbers. A school library finds the story of the flood when somebody looks for “heavy rain”, though the story never says so. You turn all texts into numbers once, keep the numbers, and compare each search with them.",
        reading: [
            "For one text you get one vector, for several a list of vectors in the order of the texts. A single number in a vector means nothing by itself; only two whole vectors can be compared.",
            "Compare them by the cosine of the angle between them, or by the dot product where `normalize` has made them one unit long. Near 1 is alike. How near is near enough differs from model to model: try it on pairs that you know.",
        ],
        pitfalls: [
            {
                problem: "Texts that belong together are far apart since you changed the model.",
                remedy: "Vectors of two models, or of different `dimensions`, cannot be compared, even where they are equally long. Keep the model's id beside the vectors, and make all of them anew when you change it.",
            },
            {
                problem: "The numbers lie deeper than you expect: lists in lists.",
                remedy: "Models differ: some give one vector for a text, others one for each token of it. For the latter take the average over the tokens, or choose a model that is made for sentences.",
            },
            {
                problem: "A long text is an error.",
                remedy: "With `truncate` it is cut off, and what is lost is not found. Better: make a vector of each paragraph, and remember where each stands.",
            },
            {
                problem: "A good model finds poor matches for a short search.",
                remedy: "Some models must be told which text is the search and which is searched. Set `prompt_name`, such as `query` or `passage`, as the model's page says.",
            },
        ],
    },
    "fill-mask": {
        name: "Fill mask",
        purpose:
            "Guesses a word that is left out, as in the exercise at school: “In the monsoon the river is [MASK].” It suggests words while somebody writes, tells which of two words fits better, and shows what a model has learnt of a language.",
        reading: [
            "Each guess has the word at `token_str`, the whole text with the word in it at `sequence`, and a `score` from 0 to 1. The likeliest comes first.",
            "The scores of all the words that the model knows sum to 1, and you see the first few: a first guess with 0.3 is a clear one where the second has 0.02. The score says how usual a word is in such a sentence, not whether the sentence is true.",
        ],
        pitfalls: [
            {
                problem: "The error says that the text has no mask, though you wrote one.",
                remedy: "Models have different masks: BERT's is `[MASK]`, RoBERTa's is `<mask>`. Copy the one on the model's page, with its brackets and capitals.",
            },
            {
                problem: "A guess is half a word, or begins with a space.",
                remedy: "A model guesses tokens, and a rare or long word is several of them: no mask can hold it. Take the spaces away from `token_str`, or read `sequence`.",
            },
            {
                problem: "The word that you hoped for never comes.",
                remedy: "Raise `top_k` to see more guesses, or name the words to choose from in `targets`. They should be short and usual: a word of several tokens cannot be scored as a whole.",
            },
            {
                problem: "A sentence in Gujarati gets nonsense.",
                remedy: "The model has learnt another language. Take one that was trained on many, such as `FacebookAI/xlm-roberta-base`, and mind its mask.",
            },
        ],
    },
    "question-answering": {
        name: "Question answering",
        purpose:
            "Finds the answer to a question in a text that you give. It marks a place and writes nothing of its own. Give it the notice about the school trip and ask “When does the bus leave?”, and it gives back the words “half past six”.",
        reading: [
            "`answer` is copied from `context`: it begins at character `start` and ends before character `end`, so that you can show the sentence around it.",
            "`score`, from 0 to 1, compares this place with all the others. A low one mostly means that the text does not say it, or says it in several places. A high one means that the text seems to say it; whether the text is right, the model does not know.",
        ],
        pitfalls: [
            {
                problem: "You get an answer although the text does not hold one.",
                remedy: "Some place always fits best. Set `handle_impossible_answer` to true: where none is found, `answer` may then be empty.",
            },
            {
                problem: "The answer is cut off.",
                remedy: "It may be 15 tokens long unless you say otherwise: raise `max_answer_len`. For an answer in whole sentences use chat.",
            },
            {
                problem: "“Why” and “how many in all” get poor answers.",
                remedy: "The task can only copy. Ask for what stands in the text word for word: who, when, where, how much. What must be thought out is a matter for chat.",
            },
            {
                problem: "The answer in a long text is missed.",
                remedy: "A long text is read in pieces, and an answer on the edge of two can be lost: raise `doc_stride`, so that they overlap more, or give only the chapter that matters.",
            },
        ],
    },
    "sentence-similarity": {
        name: "Sentence similarity",
        purpose:
            "Says how near other sentences are in meaning to one of yours, whatever their words. Somebody asks at the depot “Is there a bus to Bhuj after six?”; of all the questions that were answered before, it finds the one that asks the same.",
        reading: [
            "You get a list of numbers, one for each of `sentences`, in their order; nothing else stands beside them. 1 means the same, around 0 nothing in common, and a number can be below 0.",
            "Compare the numbers with each other rather than with a fixed limit: what one model calls 0.6 another calls 0.8. Find your limit on sentences that you have sorted yourself.",
        ],
        pitfalls: [
            {
                problem: "“The shop is open” and “The shop is not open” come out very much alike.",
                remedy: "The number tells whether both speak of the same thing, not whether both say the same of it. Where yes and no matter, sort by text classification or zero-shot classification.",
            },
            {
                problem: "A provider serves the model, but not for this task.",
                remedy: "Models of embeddings do the same work. Take the vectors by feature extraction, and compare them yourself. The default provider takes the same models for both tasks.",
            },
            {
                problem: "With thousands of sentences each call takes long.",
                remedy: "All of them are read anew in each call. Make embeddings of them once, and keep those.",
            },
            {
                problem: "A Gujarati sentence and its English translation come out far apart.",
                remedy: "The model knows one of the languages only. Take one that was trained on both.",
            },
        ],
    },
    summarization: {
        name: "Summarization",
        purpose:
            "Says in a few sentences what a long text says: a report on the cyclone, a chapter on the evening before the exam, the minutes of a meeting that you missed.",
        reading: [
            "The summary is at `summary_text`. Most models write it in words of their own, so it can say what the text does not. There is no score: hold names, numbers and dates against the text before you pass it on.",
        ],
        pitfalls: [
            {
                problem: "A long text is an error, or its end is missing from the summary.",
                remedy: "A model reads only so much. Sum up each part, and then the summaries. `truncation` says what is cut off instead; what is cut off is not read at all.",
            },
            {
                problem: "The summary is too long, or breaks off.",
                remedy: "Set `max_length` in `generate_parameters`. It counts tokens, which are shorter than words, and those of Gujarati are often shorter still.",
            },
            {
                problem: "You wrote “in three points, for children”, and that was summed up too.",
                remedy: "This task takes a text and no instruction. To say how the summary should be, use chat.",
            },
            {
                problem: "A Gujarati text gets an English summary, or nonsense.",
                remedy: "Many of these models know one language. Look at the model's page for its languages, or ask a chat model that knows yours.",
            },
        ],
    },
    "text-classification": {
        name: "Text classification",
        purpose:
            "Says which of its classes a text belongs to: pleased or annoyed, spam or not, this language or that. A sweet shop with two hundred reviews after Diwali sees at once which of them complain. The classes are those that the model was trained with.",
        reading: [
            "You get a list of `label` and `score`, the highest score first. The labels are the model's own words.",
            "Where one class can be right, the scores of all sum to 1 (softmax); where several can, each stands for itself (sigmoid). A score near 1 says that the model is sure, not that it is right: praise that is meant as a joke fools it. Where the first two lie close together, let a person look.",
        ],
        pitfalls: [
            {
                problem: "The labels are called `LABEL_0` and `LABEL_1`.",
                remedy: "The model was published without names for them. What they mean stands on its page, or in its `config.json` at `id2label`.",
            },
            {
                problem: "Whatever you send in Gujarati gets the same label.",
                remedy: "The model has learnt another language, and does not say so. Take one that knows Gujarati, or translate the text first.",
            },
            {
                problem: "The class that you need is not there.",
                remedy: "No parameter adds one. In zero-shot classification you name the classes yourself.",
            },
            {
                problem: "A long text is an error, or is judged by its beginning.",
                remedy: "A model reads only so many tokens. Send the paragraphs one by one, and look at all their scores.",
            },
        ],
    },
    "text-generation": {
        name: "Text generation",
        purpose:
            "Goes on writing where your text stops. Give it “There was a small village by the Sabarmati,” and it writes the next lines of the story. It continues and does not answer: for questions and instructions there is chat.",
        reading: [
            "The new text is at `generated_text`. In a stream each event brings the next token, at `token.text`; the last one says at `details.finish_reason` why the text ends, where the server tells it.",
            "No score says how good or how true the text is. Without `seed`, and with a `temperature` above 0, the same call gives another text each time.",
        ],
        pitfalls: [
            {
                problem: "It answers your question with more questions.",
                remedy: "It goes on with a text that looks like a list of questions. Use chat, or begin the answer yourself: “Question: … Answer:”.",
            },
            {
                problem: "The text breaks off, or never comes to its end.",
                remedy: "Raise `max_new_tokens` in the first case. In the second give a `stop`: a text at which the writing ends, such as an empty line.",
            },
            {
                problem: "The same sentence comes again and again.",
                remedy: "Set `repetition_penalty` a little above 1, or `frequency_penalty` above 0; or raise `temperature`.",
            },
            {
                problem: "A parameter is refused, or changes nothing.",
                remedy: "The list here is that of one kind of server, Text Generation Inference. Others know fewer: begin with `max_new_tokens`, `temperature`, `top_p` and `stop`, which most know.",
            },
        ],
    },
    "token-classification": {
        name: "Token classification",
        purpose:
            "Finds pieces of a text and says what each is: mostly names of people, places and organisations. From “Kavya Shah flew from Surat to Nairobi” it takes one person and two cities. So you fill a list from letters, or find what must be blacked out before a text is published.",
        reading: [
            "Each find has its `word`, its kind at `entity_group` (`PER`, `LOC`, `ORG` and others, as the model was trained), and its place: it begins at character `start` and ends before character `end`. With `aggregation_strategy` set to `none` the kind is at `entity` instead, such as `B-PER` for a beginning.",
            "`score` says how sure the model is of that one find. What it missed is not in the list at all: high scores do not mean that the list is complete. Before you publish a text without names, read it yourself.",
        ],
        pitfalls: [
            {
                problem: "A name comes in pieces: “Ah”, “##med”, “##abad”.",
                remedy: "Set `aggregation_strategy` to `first`, `average` or `max`: then a word has one label, and stays whole.",
            },
            {
                problem: "`word` is written otherwise than in your text.",
                remedy: "It is what the model read, often in small letters and with spaces of its own. Cut the text from `start` to `end` instead.",
            },
            {
                problem: "In JavaScript the cut is off by one or two after an emoji.",
                remedy: "Services mostly count whole characters, as Python does; JavaScript counts an emoji as two. Cut `[...text].slice(start, end)`, and join the pieces.",
            },
            {
                problem: "Names in Gujarati script are not found.",
                remedy: "The model must have learnt the script. Its page names its languages; one that lists English alone will not do.",
            },
        ],
    },
    translation: {
        name: "Translation",
        purpose:
            "Translates a text from one language into another: a letter from relatives in Chennai, the leaflet of a medicine, the notice at a station. Several texts can go in one call.",
        reading: [
            "The translation is at `translation_text`; for several texts you get a list of them, in the order of the texts.",
            "There is no score. Look at numbers, names and the word “not” first, which do the most harm. Translating back shows the worst mistakes to somebody who cannot read the language.",
        ],
        pitfalls: [
            {
                problem: "The text comes back unchanged, or in a third language.",
                remedy: "A model of many languages must be told both, in codes of its own: Gujarati is `guj_Gujr` for one and `gu_IN` for another. Set `src_lang` and `tgt_lang` as the model's page writes them.",
            },
            {
                problem: "The way back does not work.",
                remedy: "Many models translate one way only, and their ids often say which: `opus-mt-ru-en` is from Russian into English. For the way back take another model.",
            },
            {
                problem: "The end of a long text is missing.",
                remedy: "Send it paragraph by paragraph, as a list: the translations come in the same order.",
            },
            {
                problem: "The tone is wrong: a teacher is spoken to like a friend.",
                remedy: "This task takes no instruction. Where tone, or certain words, matter, ask a chat model and say so.",
            },
        ],
    },
    "zero-shot-classification": {
        name: "Zero-shot classification",
        purpose:
            "Sorts a text into classes that you name in the call; the model was never trained on them. A complaint to the municipality goes to “water”, “roads”, “street lights” or “waste”, and when a new office opens you add a word.",
        reading: [
            "You get a list of `label` and `score`, the highest score first; the labels are yours.",
            "Unless `multi_label` is true, the scores sum to 1: they compare your labels with each other, and one comes first even where none fits. With `multi_label` each label has a score of its own from 0 to 1, and several can be high, or none.",
        ],
        pitfalls: [
            {
                problem: "A text that fits no class still gets one, and a high score.",
                remedy: "Add a label such as “something else”; or set `multi_label`, and take no label whose score is below a limit that you have tried out.",
            },
            {
                problem: "The scores do not sum to 1.",
                remedy: "`multi_label` is true: each label is judged alone. Compare each score with a limit, and do not read them as shares.",
            },
            {
                problem: "Short labels, or codes such as “W2”, are mixed up.",
                remedy: "The model puts each label into a sentence, “This example is {}.”, and asks whether the text says so. Use words that make good sense there, or write a sentence of your own in `hypothesis_template`.",
            },
            {
                problem: "With many labels it takes long.",
                remedy: "The text is read once for each label. Give fewer, or sort in two steps: first the office, then the matter.",
            },
        ],
    },
} satisfies Partial<TaskPages>;
