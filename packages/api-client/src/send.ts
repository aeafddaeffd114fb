/** Carries a request to the server and the response back. */
export type Send = (request: Request) => Promise<Response>;
