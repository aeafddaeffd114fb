/** Sends a request to the server and returns the response. */
export type Send = (request: Request) => Promise<Response>;
