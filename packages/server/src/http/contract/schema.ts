/** A JSON Schema of the contract with its references resolved. */
export type Schema = { readonly [keyword: string]: unknown };
