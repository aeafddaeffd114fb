/** What a page loads of `@credence/elements/react` and `/vue`, which bring types: nothing. */
export {};
