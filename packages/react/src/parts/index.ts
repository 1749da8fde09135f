/** Components without the snippet generator, for interfaces of your own. */

export { englishProviderTable, type ProviderTableStrings } from "../words/en/provider-table.ts";
export { gujaratiProviderTable } from "../words/gu/provider-table.ts";
export { Combobox, type ComboboxClassNames, type ComboboxProps, type Option } from "./Combobox.tsx";
export {
    HighlightedCode,
    type HighlightedCodeProps,
    HighlightedPieces,
    type HighlightedPiecesProps,
} from "./HighlightedCode.tsx";
export { plainTextInput, rowsFor } from "./input-attributes.ts";
export { ProviderTable, type ProviderTableClassNames, type ProviderTableProps } from "./ProviderTable.tsx";
export type { Tab, TabListClassNames } from "./TabList.tsx";
export { Tabs, type TabsClassNames, type TabsProps } from "./Tabs.tsx";
export { Code, type TextProps, TextWithCode } from "./TextWithCode.tsx";
export { TypedArea, type TypedAreaProps, TypedInput, type TypedInputProps } from "./TypedText.tsx";
