/** `data-slot="thumb"` as an attribute of JSX; a selector in a string begins with a bracket instead. */
const MARK = /(?<=\s)data-(?:slot|credence)=("[\w-]+")(?=[\s/>])/g;

/** The same in an object of attributes. */
const ENTRY = /'data-slot': ('[\w-]+')/g;

/** `part="thumb"` beside every `data-slot="thumb"`, and beside every `data-credence` of a root: `::part()` selects it. */
export const withParts = (source: string): string => source.replace(MARK, '$& part=$1').replace(ENTRY, '$&, part: $1');
