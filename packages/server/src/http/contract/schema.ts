/** A JSON Schema of the contract with every reference replaced by what it names. */
export type Schema = { readonly [keyword: string]: unknown };
