/** A JSON Schema of the contract with its references resolved. */
export type JsonSchema = { readonly [keyword: string]: unknown };
