/** Entries for models, and for who serves them. */
import type { ErrorEntry } from "./error-entry.ts";

export const modelEntries = {
    "no-such-model": {
        codes: ["model_not_found", "MODEL_NOT_FOUND"],
        says: [
            /\bmodel\b.{0,160}does(?: not|n't) exist/,
            /model_not_found/,
            /\bmodel not (?:found|exist)/,
            /Repository Not Found/,
            /Unable to access model/,
            /where .{1,160} is served\. The Hub responded with 404/,
            /no such model/,
            /is not a valid model (?:ID|identifier|name)/,
            /\bInvalid model(?: name)?\b/,
            /is not found for API version/,
            /\bunknown model\b/,
            /Application '.{1,80}' not found/,
            /Can't load (?:tokenizer|config|the (?:model|configuration)) for '/,
            /No models? (?:is )?loaded/,
            /Invalid version or not permitted/,
            /specified version does not exist/,
            /Please provide an OpenAI model ID/,
        ],
        named: ["RepositoryNotFoundError"],
        unless: [/non-serverless/, /try pulling it first/, /has been (?:deprecated|decommissioned|retired)/],
        samples: [
            '{"error": "Model owner/nmae does not exist"}',
            "HubApiError: The Hub could not say where owner/nmae is served. The Hub responded with 404 Not Found: Repository not found",
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'The model `gpt-9` does not exist or you do not have access to it.', 'code': 'model_not_found'}}",
            "huggingface_hub.errors.RepositoryNotFoundError: 401 Client Error. Repository Not Found for url: https://huggingface.co/api/models/owner/nmae.",
        ],
    },
    "model-retired": {
        codes: ["model_decommissioned", "model_deprecated", "model_retired"],
        says: [
            /\bmodel\b.{0,120}\b(?:has been|was|is) (?:decommissioned|deprecated|retired|discontinued|shut down|sunset)/,
            /\bmodel\b.{0,120}is no longer (?:available|supported|served)/,
            /deprecated and no longer supported by provider/,
            /\bmodels?\/\S+ is no longer available/,
        ],
        samples: [
            '{"error":{"message":"The model `llama-3.1-70b-versatile` has been decommissioned and is no longer supported.","type":"invalid_request_error","code":"model_decommissioned"}}',
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'The model `text-davinci-003` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations', 'type': 'invalid_request_error', 'param': None, 'code': 'model_not_found'}}",
        ],
    },
    "model-needs-endpoint": {
        says: [
            /non-serverless model/,
            /(?:requires?|create and start|start) (?:a )?(?:new )?dedicated endpoint/,
            /not available (?:on|as|for) serverless/,
            /inaccessible, and\/or not deployed/,
            /model .{0,80}is not deployed/,
        ],
        codes: ["model_not_available", "DEPLOYMENT_NOT_FOUND", "DeploymentNotFound"],
        samples: [
            '{"error":{"message":"Unable to access non-serverless model mistralai/Mistral-Small-24B-Instruct-2501. Please visit https://api.together.ai/models/mistralai/Mistral-Small-24B-Instruct-2501 to create and start a new dedicated endpoint for the model.","type":"invalid_request_error","param":null,"code":"model_not_available"}}',
        ],
    },
    "endpoint-paused": {
        says: [
            /(?:endpoint|space) is (?:paused|stopped|sleeping|in error)/,
            /Ask a maintainer to restart it/,
            /\b(?:current state is|status:?|state:?) ['"]?(?:PAUSED|STOPPED|SLEEPING|RUNTIME_ERROR|BUILD_ERROR)/,
            /endpoint has been (?:paused|stopped|disabled)/,
        ],
        samples: [
            "huggingface_hub.errors.BadRequestError: (Request ID: Root=1-681f)\n\nBad Request: Endpoint is paused. Ask a maintainer to restart it.",
        ],
    },
    "model-without-tools": {
        says: [
            /No endpoints found that support tool use/,
            /does not support (?:tools|tool (?:use|calling|calls|choice)|function calling|functions)/,
            /\btools?(?:_choice| calling| use)?`? (?:is|are) not supported/,
            /tool choice requires --enable-auto-tool-choice/,
            /(?:does not|doesn't) support (?:the )?(?:parameter )?[`'"]?tools?\b/,
            /(?:function|tool) calling`? is not supported/,
        ],
        samples: [
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing', 'code': 404}}",
            '{"error":{"message":"registry.ollama.ai/library/gemma3:4b does not support tools","type":"api_error","param":null,"code":null}}',
        ],
    },
    "model-without-images": {
        says: [
            /No endpoints found that support image input/,
            /does not (?:support|accept) (?:image|vision|multimodal|audio)/,
            /image_url is only supported by certain models/,
            /At most 0 (?:image|audio|video)\(?s?\)? may be provided/,
            /is not a (?:multimodal|vision) model/,
            /content must be a string/,
            /(?:image|vision)(?: input)?s? (?:is|are) not supported/,
            /missing data required for image input/,
        ],
        samples: [
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'No endpoints found that support image input', 'code': 404}}",
            "openai.BadRequestError: Error code: 400 - {'error': {'message': 'Invalid content type. image_url is only supported by certain models.', 'type': 'invalid_request_error'}}",
        ],
    },
    "model-not-pulled": {
        says: [
            /try pulling it first/,
            /\bmodel ['"][\w.:/-]+['"] not found/,
            /pull model manifest: file does not exist/,
            /\bmodel requires more system memory\b/,
        ],
        samples: [
            "openai.NotFoundError: Error code: 404 - {'error': {'message': 'model \"ollama\" not found, try pulling it first', 'type': 'api_error', 'param': None, 'code': None}}",
            '{"error":"model \'llama3.2\' not found"}',
        ],
    },
    "no-provider-known": {
        messageInContext: [
            {
                says: /\bStopIteration\b|coroutine raised StopIteration/,
                there: /get_provider_helper|provider_mapping|_providers/,
            },
        ],
        says: [
            /not been able to find inference provider information/,
            /No Inference Provider available for model/,
            /inferenceProviderMapping'?\]? is (?:empty|undefined)/,
        ],
        hints: [/\bStopIteration\b/],
        samples: [
            'File "huggingface_hub/inference/_providers/__init__.py", line 256, in get_provider_helper\n    provider = next(iter(provider_mapping)).provider\nStopIteration',
            "InferenceClientInputError: We have not been able to find inference provider information for model owner/name.",
        ],
    },
    "hf-inference-lacks-model": {
        says: [
            /404\b.{0,120}router\.huggingface\.co\/hf-inference\//,
            /router\.huggingface\.co\/hf-inference\/[\s\S]{0,300}\bstatus: 404\b/,
            /Model .{1,120} is not supported by provider hf-inference/,
            /too large to be loaded automatically/,
            /model .{1,120}not supported by provider hf-inference/,
        ],
        samples: [
            "HfHubHTTPError: 404 Client Error: Not Found for url: https://router.huggingface.co/hf-inference/models/Qwen/Qwen2.5-Coder-32B-Instruct/v1/chat/completions",
        ],
    },
    "served-for-another-task": {
        says: [
            /is not supported for task .{1,60} and provider .{1,40}Supported task/,
            / serves .{1,160} for [\w-]+, not for /,
            /\bdoesn't support task '/,
        ],
        samples: [
            "ValueError: Model meta-llama/Llama-3.2-3B-Instruct is not supported for task text-generation and provider together. Supported task: conversational.",
        ],
    },
    "model-not-served": {
        codes: ["model_not_supported"],
        says: [
            /does not serve .{1,160} for [\w-]+\./,
            /serves [\w-]+ with .{1,80} only/,
            /is not supported by (?:any )?provider/,
            /not supported by provider/,
            /is not supported for task/,
            /model_not_supported/,
            /Unsupported Novita .{1,40} model/,
            /No (?:endpoints|allowed providers|providers?) (?:found|are available) for/,
        ],
        unless: [/provider hf-inference/, /no longer supported by provider/],
        samples: [
            "RoutingError: groq does not serve owner/name for conversational. Providers that do: together.",
            "400 The requested model 'owner/name' is not supported by any provider you have enabled.",
            "ValueError: Model owner/name is not supported by provider together.",
        ],
    },
    "task-not-served": {
        says: [/does not serve [\w-]+\. (?:Providers that do|No )/, /Task '.{1,60}' not supported for provider '/],
        samples: [
            "RoutingError: groq does not serve fill-mask. Providers that do: hf-inference.",
            "ValueError: Task 'fill-mask' not supported for provider 'groq'. Available tasks: ['conversational']",
        ],
    },
    "no-such-provider": {
        says: [/There is no provider "/, /Provider '.{1,60}' not supported\. Available/],
        samples: [
            'RoutingError: There is no provider "togehter". Did you mean together?',
            "ValueError: Provider 'nebius' not supported. Available values: 'auto' or any provider from ['cerebras', 'cohere']",
        ],
    },
    "old-address": {
        says: [/api-inference\.huggingface\.co is no longer supported/, /\bapi-inference\.huggingface\.co/],
        hints: [/\bhas been deprecated\b/],
        statuses: [410],
        samples: [
            '{"error": "https://api-inference.huggingface.co is no longer supported. Please use https://router.huggingface.co instead."}',
        ],
    },
    "model-is-loading": {
        says: [
            /currently loading/,
            /\bestimated_time\b/,
            /Model not loaded/,
            /(?:model|endpoint|space|worker)\b.{0,40}\bis (?:starting|warming) up/,
            /\bcold start/,
            /scaled to zero|scaledToZero/,
            /\b(?:state|status):? ['"]?(?:initializing|pending|updating)\b/,
            /loading model$/,
        ],
        samples: ['{"error": "Model owner/name is currently loading", "estimated_time": 20.0}'],
    },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
