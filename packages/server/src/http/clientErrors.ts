import type { Socket } from 'node:net';

/** Requests that never become requests: what Node's parser refuses is answered in our words, and the connection closed. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code, sentence] = refusals[error.code ?? ''] ?? refusals.other;
  const body = JSON.stringify({ error: sentence, code, requestId: 'none' });
  socket.end(`HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}

const refusals: { other: readonly [string, string, string]; [code: string]: readonly [string, string, string] } = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'The request took too long to arrive. Please try again.'],
  other: ['400 Bad Request', 'invalid_input', 'The request is not valid HTTP.'],
};
