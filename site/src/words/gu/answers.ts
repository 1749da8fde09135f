import type { Translations } from "../en/answers.ts";

export const answers: Translations = {
    // Labels.
    "The labels with their scores, the highest first.": "દરેક label અને તેનો score; સૌથી મોટો score પહેલો.",
    "The label: a name that the model was trained with, or one of your candidates.":
        "Label: મોડેલ જે નામો શીખ્યું છે તેમાંનું એક, કે તમે આપેલા વિકલ્પોમાંનો એક.",
    "How sure the model is of the label.": "આ label વિશે મોડેલને કેટલી ખાતરી છે.",
    "How sure the model is.": "મોડેલને કેટલી ખાતરી છે.",

    // Audio.
    "The recordings that the model made: one, or one for each voice.": "મોડેલે બનાવેલાં recording: એક, કે દરેક અવાજ માટે એક.",
    "What is heard in it, where the model says so.": "તેમાં શું સંભળાય છે; મોડેલ કહે તો જ.",
    "Its bytes, as base64 text.": "તેના bytes, base64 લખાણ રૂપે.",
    "The MIME type of its bytes, mostly `audio/flac`.": "તેના bytes નો MIME type, મોટે ભાગે `audio/flac`.",
    "What was said.": "જે બોલાયું તે.",
    "The whole of it.": "આખું લખાણ.",
    "The text in pieces, where timestamps were asked for.": "લખાણના ટુકડા; timestamp માગ્યા હોય તો જ.",
    "The words of the piece.": "આ ટુકડાના શબ્દો.",
    "When it begins and when it ends, from the start of the recording: `[start, end]`. The last end may be null.":
        "ટુકડો ક્યારે શરૂ અને ક્યારે પૂરો થાય છે, recording ની શરૂઆતથી ગણતાં: `[start, end]`. છેલ્લા ટુકડાનો અંત null હોઈ શકે.",
    "The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it.":
        "Recording. તેનો type કહે છે કે તે FLAC, MP3 કે WAV છે: provider જે બનાવે તે.",

    // Chat.
    "The answer.": "જવાબ.",
    "The answers: one, unless you asked for more.": "જવાબો: વધારે માગ્યા ન હોય તો એક.",
    "Its place among the choices.": "બધા જવાબોમાં તેનો ક્રમ.",
    "Why the answer ends: `stop` for its own end or one of `stop`, `length` for as long as allowed, `tool_calls` where tools are to be called.":
        "જવાબ કેમ પૂરો થયો: `stop` એટલે પોતાની મેળે, કે `stop` માંનું કોઈ લખાણ આવ્યું તેથી; `length` એટલે લંબાઈની હદ આવી ગઈ; `tool_calls` એટલે મોડેલને tool ચલાવવાં છે.",
    "Why the answer ends: `stop` for its own end or one of `stop`, `length` for as long as allowed, `tool_calls` where tools are to be called. Of the last event alone.":
        "જવાબ કેમ પૂરો થયો: `stop` એટલે પોતાની મેળે, કે `stop` માંનું કોઈ લખાણ આવ્યું તેથી; `length` એટલે લંબાઈની હદ આવી ગઈ; `tool_calls` એટલે મોડેલને tool ચલાવવાં છે. ફક્ત છેલ્લા event માં હોય.",
    "What the model says.": "મોડેલ જે કહે છે તે.",
    "Who speaks: `assistant`.": "કોણ બોલે છે: `assistant`.",
    "The text of the answer; null where the model calls tools instead.":
        "જવાબનું લખાણ; મોડેલ તેને બદલે tool ચલાવવા કહે ત્યારે null.",
    "The tools that the model wants called, where there are any.": "મોડેલ જે tool ચલાવવા કહે છે તે, જો હોય તો.",
    "Its id, which the `tool` message with its result names at `tool_call_id`.":
        "આ call નું id; તેનું પરિણામ આપતા `tool` સંદેશામાં `tool_call_id` તરીકે આ જ લખાય.",
    "What kind of tool is called: `function`.": "કઈ જાતનું tool છે: `function`.",
    "The function to call.": "ચલાવવાનું function.",
    "Its name.": "તેનું નામ.",
    "What it is called with: an object as JSON text.": "તેને શું આપવું: એક object, JSON લખાણ રૂપે.",
    "The place of the call among those of the answer: pieces with the same place belong together.":
        "જવાબના call માં આનો ક્રમ: એક જ ક્રમના ટુકડા એક જ call ના છે.",
    "What the model thought before; `reasoningOf` reads it under every name.":
        "જવાબ પહેલાં મોડેલે શું વિચાર્યું; `reasoningOf` તેને દરેક નામે વાંચે છે.",
    "The same under the name of other services.": "એ જ વિચાર, બીજી service ના નામે.",
    "When it was made, from the start of 1970.": "ક્યારે બન્યો: 1970 ની શરૂઆતથી ગણતાં.",
    "The provider's own id of the answer.": "જવાબને provider એ આપેલું id.",
    "The model that answered, as the provider calls it.": "જવાબ આપનાર મોડેલ, provider જે નામે ઓળખે છે તે નામે.",
    "Which state of its servers the provider answered with.":
        "જવાબ આપતી વખતે provider નાં server કઈ સ્થિતિમાં હતાં તેની નિશાની.",
    "How many tokens were read and written. Of a stream in its last event, where it was asked for.":
        "કેટલા token વંચાયા અને લખાયા. Stream માં આ ફક્ત છેલ્લા event માં હોય, અને માગ્યું હોય તો જ.",
    "Those of the conversation so far.": "અત્યાર સુધીની વાતચીતના token.",
    "Those of the answer.": "જવાબના token.",
    "All of them.": "કુલ token.",
    "The next piece of the answer.": "જવાબનો પછીનો ટુકડો.",
    "The next piece of each answer: of one, unless you asked for more. None where the event only counts tokens.":
        "દરેક જવાબનો પછીનો ટુકડો: વધારે માગ્યા ન હોય તો એકનો. Event ફક્ત token ગણતો હોય ત્યારે ખાલી.",
    "What is new.": "જે નવું છે તે.",
    "Who speaks: `assistant`. Mostly of the first event alone.":
        "કોણ બોલે છે: `assistant`. મોટે ભાગે ફક્ત પહેલા event માં હોય.",
    "The next piece of the text.": "લખાણનો પછીનો ટુકડો.",
    "The next piece of the tools that the model wants called.": "મોડેલ જે tool ચલાવવા કહે છે તેની વિગતનો પછીનો ટુકડો.",
    "Who speaks: `system` for what holds throughout, `user` for the person, `assistant` for the model, `tool` for what a tool gave.":
        "કોણ બોલે છે: `system` એટલે આખી વાતચીત માટેની સૂચના, `user` એટલે માણસ, `assistant` એટલે મોડેલ, `tool` એટલે tool નું પરિણામ.",
    "What is said: a text, or parts of it, where images stand between texts.":
        "શું કહેવાયું: લખાણ; કે વચ્ચે ચિત્રો હોય તો તેના ભાગ.",
    "What the part is: `text`, `image_url`, or another kind that the model reads.":
        "આ ભાગ શું છે: `text`, `image_url`, કે મોડેલ વાંચી શકે તેવું બીજું કંઈ.",
    "The text, where the part is one.": "ભાગ લખાણ હોય ત્યારે તે લખાણ.",
    "The image, where the part is one.": "ભાગ ચિત્ર હોય ત્યારે તે ચિત્ર.",
    "Where the image is, or the image itself as a data URL: `data:image/jpeg;base64,…`.":
        "ચિત્રનું સરનામું; કે ચિત્ર પોતે, data URL રૂપે: `data:image/jpeg;base64,…`.",
    "The speaker's name, where several have the same role.": "બોલનારનું નામ, જ્યારે એક જ role માં ઘણા હોય.",
    "Of a `tool` message: the id of the call that it answers.": "`tool` સંદેશામાં: જે call નું આ પરિણામ છે તેનું id.",
    "Of an `assistant` message: the tools that the model wanted called.":
        "`assistant` સંદેશામાં: મોડેલે જે tool ચલાવવા કહ્યું હતું તે.",
    "The format: `text`, `json_object` for any JSON, or `json_schema` for JSON of the schema at `json_schema`.":
        "કયું સ્વરૂપ: `text`; `json_object` એટલે કોઈ પણ JSON; `json_schema` એટલે `json_schema` માં આપેલી schema પ્રમાણેનું JSON.",
    "Whether the last event counts the tokens, at `usage`.": "છેલ્લા event માં `usage` તરીકે token ગણીને આપવા કે નહીં.",
    "What kind of tool it is: `function`, whose name, description and parameters are at `function`.":
        "કઈ જાતનું tool છે: `function`, જેનું નામ, વર્ણન અને parameters `function` માં હોય.",

    // Questions.
    "The answer that the model is surest of.": "મોડેલને જેની સૌથી વધુ ખાતરી છે તે જવાબ.",
    "The words of the answer.": "જવાબના શબ્દો.",
    "How sure the model is. A model that writes its answers gives none.":
        "મોડેલને કેટલી ખાતરી છે. જવાબ જાતે લખતું મોડેલ આ આપતું નથી.",
    "Which word of the document the answer begins with, from 0.": "જવાબ દસ્તાવેજના કયા શબ્દથી શરૂ થાય છે, 0 થી ગણતાં.",
    "Which word of the document it ends with, from 0.": "જવાબ દસ્તાવેજના કયા શબ્દે પૂરો થાય છે, 0 થી ગણતાં.",
    "The answer: words of the context.": "જવાબ: આપેલા લખાણના જ શબ્દો.",
    "Where in the context it begins, from 0.": "આપેલા લખાણમાં તે ક્યાંથી શરૂ થાય છે, 0 થી ગણતાં.",
    "Where in the context it ends: the place after its last character.":
        "આપેલા લખાણમાં તે ક્યાં પૂરો થાય છે: તેના છેલ્લા અક્ષર પછીની જગ્યા.",
    "The answer: the cells that hold it, and how they are put together, such as `SUM > 1, 2`.":
        "જવાબ: તે જેમાં છે તે ખાનાં, અને તેમને કેવી રીતે ભેગાં કરવાં, જેમ કે `SUM > 1, 2`.",
    "Where these cells are: `[row, column]` of each, from 0.": "આ ખાનાં ક્યાં છે: દરેકનું `[row, column]`, 0 થી ગણતાં.",
    "What these cells hold.": "આ ખાનાંમાં શું લખેલું છે.",
    "How they are put together: `SUM`, `AVERAGE`, `COUNT` or `NONE`.":
        "તેમને કેવી રીતે ભેગાં કરવાં: `SUM` (સરવાળો), `AVERAGE` (સરેરાશ), `COUNT` (ગણતરી) કે `NONE`.",

    // Numbers.
    "One vector for a text; a list of them for several texts, or for the tokens of a text where the model gives each its own.":
        "એક લખાણ માટે એક vector (આંકડાની હરોળ). ઘણાં લખાણ હોય તો તેમની યાદી; અને મોડેલ દરેક token ને પોતાનો vector આપતું હોય તો તેમની યાદી.",
    "How alike they are, one number for each of the others, in their order.":
        "વાક્યો કેટલાં સરખાં છે: બીજા દરેક વાક્ય માટે એક આંકડો, એ જ ક્રમમાં.",
    "The class of each row, in their order.": "દરેક હરોળનો વર્ગ, એ જ ક્રમમાં.",
    "The number of each row, in their order.": "દરેક હરોળ માટે એક આંકડો, એ જ ક્રમમાં.",

    // Predictions.
    "The guesses, the likeliest first.": "અનુમાન, સૌથી સંભવિત પહેલું.",
    "The whole text with the guess in it.": "અનુમાન મૂકેલું આખું લખાણ.",
    "The guess itself.": "અનુમાન પોતે.",
    "The guess as a number: its place in the model's vocabulary.": "અનુમાનનો આંકડો: મોડેલના શબ્દભંડોળમાં તેની જગ્યા.",

    // Images and videos.
    "The parts of the image.": "ચિત્રના ભાગ.",
    "What the part shows.": "આ ભાગમાં શું દેખાય છે.",
    "Where it is: a PNG as base64 text, as large as the image, white where the part is and black elsewhere.":
        "તે ક્યાં છે: base64 લખાણ રૂપે એક PNG, ચિત્ર જેવડું જ; જ્યાં આ ભાગ છે ત્યાં સફેદ, બાકી બધે કાળું.",
    "The image; its type says what kind it is, mostly a JPEG or a PNG.":
        "ચિત્ર. તેનો type કહે છે કે તે કઈ જાતનું છે, મોટે ભાગે JPEG કે PNG.",
    "How wide the output is.": "બનેલું પરિણામ કેટલું પહોળું હોય.",
    "How high the output is.": "બનેલું પરિણામ કેટલું ઊંચું હોય.",
    "The video; its type says what kind it is, mostly an MP4.": "વીડિયો. તેનો type કહે છે કે તે કઈ જાતનો છે, મોટે ભાગે MP4.",
    "The things that were found.": "મળેલી વસ્તુઓ.",
    "What it is.": "તે શું છે.",
    "Where it is: the smallest rectangle around it.": "તે ક્યાં છે: તેને ઘેરતો નાનામાં નાનો લંબચોરસ.",
    "Its left edge, from the left of the image.": "તેની ડાબી ધાર, ચિત્રની ડાબી ધારથી માપતાં.",
    "Its upper edge, from the top of the image.": "તેની ઉપલી ધાર, ચિત્રની ઉપલી ધારથી માપતાં.",
    "Its right edge, from the left of the image.": "તેની જમણી ધાર, ચિત્રની ડાબી ધારથી માપતાં.",
    "Its lower edge, from the top of the image.": "તેની નીચલી ધાર, ચિત્રની ઉપલી ધારથી માપતાં.",

    // Texts.
    "What the model wrote.": "મોડેલે જે લખ્યું તે.",
    "The text.": "લખાણ.",
    "The summary.": "સાર.",
    "The next token.": "પછીનો token.",
    "The next token of the text.": "લખાણનો પછીનો token.",
    "Its text, with the space before it, if any.": "તેનું લખાણ; આગળ જગ્યા હોય તો તે પણ.",
    "The whole text. Of the last event alone.": "આખું લખાણ. ફક્ત છેલ્લા event માં હોય.",
    "How the writing ended. Of the last event alone.": "લખવાનું કેવી રીતે પૂરું થયું. ફક્ત છેલ્લા event માં હોય.",
    "Why: `length` for as long as allowed, `eos_token` for the model's own end, `stop_sequence` for one of `stop`.":
        "કારણ: `length` એટલે લંબાઈની હદ આવી ગઈ; `eos_token` એટલે મોડેલે પોતે પૂરું કર્યું; `stop_sequence` એટલે `stop` માંનું કોઈ લખાણ આવ્યું.",
    "The names, in the order of the text.": "નામ, લખાણમાં આવે છે તે ક્રમમાં.",
    "What kind of name it is, such as `PER`, `LOC` or `ORG`, where tokens are put together.":
        "નામ કઈ જાતનું છે, જેમ કે `PER` (વ્યક્તિ), `LOC` (સ્થળ) કે `ORG` (સંસ્થા): token ભેગા કરીને આપ્યા હોય ત્યારે.",
    "What kind of name the token is part of, such as `B-PER`, where they are not.":
        "Token કઈ જાતના નામનો ભાગ છે, જેમ કે `B-PER`: token ભેગા ન કર્યા હોય ત્યારે.",
    "The name as the model read it.": "મોડેલે વાંચ્યું તેવું નામ.",
    "Where in the text it begins, from 0.": "લખાણમાં તે ક્યાંથી શરૂ થાય છે, 0 થી ગણતાં.",
    "Where in the text it ends: the place after its last character.":
        "લખાણમાં તે ક્યાં પૂરું થાય છે: તેના છેલ્લા અક્ષર પછીની જગ્યા.",
    "The translation; of several texts a list of them, in their order.":
        "ભાષાંતર. ઘણાં લખાણ હોય તો તેમની યાદી, એ જ ક્રમમાં.",
    "The translated text.": "ભાષાંતર કરેલું લખાણ.",
};
