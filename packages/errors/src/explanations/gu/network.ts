import type { Explanations } from "../explanation.ts";

/** Explanations: addresses and the network. */
export const network = {
    "host-not-found": {
        title: "આ નામનું server મળતું નથી",
        cause: "તમારા કમ્પ્યુટરને server નું સરનામું મળ્યું નહીં: ઇન્ટરનેટ બંધ છે, કે નામ લખવામાં ભૂલ છે.",
        steps: [
            "બ્રાઉઝરમાં કોઈ પણ પાનું ખોલો: ઇન્ટરનેટ ચાલે છે?",
            "Server નું નામ અક્ષરે અક્ષર વાંચો.",
            "Container માં કે શાળાના network માં નામ શોધવાનું બંધ કરેલું હોઈ શકે: તે સંભાળનારને પૂછો.",
        ],
    },
    "address-without-https": {
        title: "સરનામું અધૂરું છે",
        cause: "સરનામાની શરૂઆતમાં `https://` નથી, કે સરનામું ખાલી છે: તેનો variable કદાચ મૂકેલો નથી.",
        steps: [
            "આખું સરનામું લખો: `https://router.huggingface.co/v1/chat/completions`.",
            "તે variable માંથી આવતું હોય તો છાપી જુઓ: ખાલી હોઈ શકે.",
            "પોતાનું server હોય તો `http://localhost:8080/v1` લખો.",
        ],
    },
    "connection-refused": {
        title: "ત્યાં કોઈ સાંભળતું નથી",
        cause: "Machine છે, પણ તે port પર કોઈ server નથી: પોતાનું server હોય તો મોટે ભાગે તે ચાલુ કર્યું હોતું નથી.",
        steps: [
            "Server ચાલુ કરો, અને port સરખાવો.",
            "ollama: `ollama serve` થી, કે તેની app ખોલીને ચાલુ કરો; તેનો port 11434 છે.",
            "Container ની અંદર `localhost` એટલે container પોતે.",
        ],
    },
    "connect-timeout": {
        title: "Connection થયું જ નહીં",
        cause: "સામેથી કશો જવાબ નથી: હા પણ નહીં, ના પણ નહીં. ઘણી વાર firewall request ને ગળી જાય છે.",
        steps: ["બીજું network અજમાવો, જેમ કે ફોનનું.", "આ server ની છૂટ છે કે નહીં તે network સંભાળનારને પૂછો."],
    },
    "connection-lost": {
        title: "Connection કપાઈ ગયું",
        cause: "Connection થયું, પછી તૂટ્યું: સામેવાળાએ, કે રસ્તામાંના કોઈએ, તે બંધ કર્યું.",
        steps: ["ફરી ચલાવો.", "ફક્ત મોટી ફાઇલ વખતે થાય તો નાની ફાઇલ મોકલો."],
    },
    "https-to-plain-server": {
        title: "`https://` અને `http://` મેળ ખાતાં નથી",
        cause: "એક બાજુ encrypted (https) બોલે છે અને બીજી સાદું (http). Ollama, vLLM કે sandbox જેવું તમારું પોતાનું server સાદું http બોલે છે.",
        steps: [
            "પોતાના કમ્પ્યુટર પરના server માટે `https://` નહીં, પણ તેના port સાથે `http://localhost:8080` લખો.",
            "ઇન્ટરનેટ પરની service માટે port વગર `https://` લખો.",
            "બેમાંથી એકેય ન હોય તો વચ્ચે proxy હોઈ શકે: `HTTPS_PROXY` જુઓ.",
        ],
    },
    "no-certificates": {
        title: "આ machine પર certificate નથી",
        cause: "Https ચકાસવા માટેની certificate ની ફાઇલ નથી: નાના container માં આવું થાય, કે કોઈ variable માં ન હોય તેવી ફાઇલનું નામ છે.",
        steps: [
            "Linux: Install કરો: `apt-get install -y ca-certificates` (Alpine માં `apk add ca-certificates`).",
            "Python: `pip install --upgrade certifi` ચલાવો, અને `REQUESTS_CA_BUNDLE` અને `SSL_CERT_FILE` માં ન હોય તેવી ફાઇલ લખી હોય તો તે કાઢી નાખો.",
            "ચકાસણી બંધ ન કરો (`-k`, `verify=False`): વચ્ચે બેઠેલા કોઈને પણ તમારી key વંચાય.",
        ],
    },
    "certificate-not-trusted": {
        title: "Certificate પર ભરોસો નથી",
        cause: "સામે કોણ છે તેની ખાતરી તમારું કમ્પ્યુટર કરી શકતું નથી: શાળા કે કંપનીનો proxy પોતાના certificate થી વચ્ચે વાંચે છે, ઘડિયાળ ખોટી છે, કે certificate જૂનાં છે.",
        steps: [
            "કમ્પ્યુટરની તારીખ તપાસો.",
            "Python: Network નું certificate `SSL_CERT_FILE` કે `REQUESTS_CA_BUNDLE` થી ઉમેરો; જૂનાં હોય તો `pip install --upgrade certifi` ચલાવો.",
            "Node: Network નું certificate `NODE_EXTRA_CA_CERTS` થી ઉમેરો.",
            "macOS: python.org નું Python હોય તો તેના folder ની `Install Certificates.command` ફાઇલ એક વાર ચલાવો.",
            "ચકાસણી બંધ ન કરો: વચ્ચે બેઠેલા કોઈને પણ તમારી key વંચાય.",
        ],
    },
    proxy: {
        title: "Proxy જવા દેતું નથી",
        cause: "તમારા network માંથી બહાર જવાનો રસ્તો proxy છે, અને તે ના પાડે છે, કે નામ અને password માગે છે.",
        steps: [
            "`HTTPS_PROXY` ને network સંભાળનારે આપેલી વિગત સાથે સરખાવો.",
            "પોતાના કમ્પ્યુટર પરના server નું નામ `NO_PROXY` માં લખો.",
        ],
    },
    "browser-refused": {
        title: "બ્રાઉઝર રજા આપતું નથી, કે ઇન્ટરનેટ નથી",
        cause: "પાનું બીજા server ને ત્યારે જ પૂછી શકે, જ્યારે તે server તેની છૂટ આપે (CORS), અને પાનાની પોતાની policy પણ. ઘણા provider છૂટ આપતા નથી, જેથી કોઈ પોતાની key પાનામાં ન મૂકે. ઇન્ટરનેટ બંધ હોય ત્યારે પણ આવું જ દેખાય.",
        steps: [
            "તમારા પોતાના server પરના program થી પૂછો, અને પાનું તેને પૂછે.",
            "સંદેશામાં origin null લખ્યું હોય, તો પાનું ફાઇલ તરીકે નહીં, પણ server થી ખોલો.",
            "તેમાં Content Security Policy લખ્યું હોય, તો સરનામું તમારા પાનાના `connect-src` માં ઉમેરો.",
            "Hub ના router થી પાનામાંથી પણ ચાલે; પણ પાનામાં મૂકેલી key બધા વાંચી શકે.",
            "બ્રાઉઝરનું console ખોલો: આમાંથી કયું કારણ છે તે ત્યાં લખ્યું હશે.",
        ],
    },
    "timed-out": {
        title: "સમયસર જવાબ આવ્યો નહીં",
        cause: "Connection થયું, પણ program જેટલી રાહ જુએ છે તેના કરતાં જવાબને વધારે વાર લાગી.",
        steps: [
            "ફરી ચલાવો: મોટા મોડેલને તૈયાર થતાં એકાદ મિનિટ લાગે.",
            "ઓછું માગો, જેમ કે ઓછા token કે નાનું ચિત્ર, કે streaming વાપરો: ત્યારે તરત કંઈક આવવા લાગે છે.",
            "Python: વધારે સમય આપો: `OpenAI(timeout=120)`, `InferenceClient(timeout=120)`, `requests.post(url, timeout=120)`.",
            "JavaScript: વધારે સમય આપો; openai માં `timeout: 120_000`, millisecond માં.",
            "curl: `--max-time 120` થી વધારે સમય આપો.",
        ],
    },
    unreachable: {
        title: "Service સુધી પહોંચાયું નહીં",
        cause: "Request પહોંચી નહીં; કારણ અંદર `cause` માં, કે ઉપરની લીટીઓમાં લખ્યું છે.",
        steps: ["બધાં કારણ સાથે આખો સંદેશો paste કરો.", "ઇન્ટરનેટ અને સરનામું તપાસો."],
    },
} as const satisfies Partial<Explanations>;
