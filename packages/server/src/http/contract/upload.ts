import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.js';

/** The single file of a multipart request; undefined if there was none. */
export type UploadedFile = { filename: string; bytes: Buffer } | undefined;

/** Bytes. */
export const largestFile = 20 * 1024 * 1024;
/** Allowance for the multipart wrapping. */
const wrapping = 64 * 1024;

/** Refuses a body whose declared length is too large before reading any of it. */
export function refuseLargeUpload(request: FastifyRequest): void {
  if (Number(request.headers['content-length']) > largestFile + wrapping) throw new ApiError('file_too_large');
}

/** Reads the request's file, ignoring other fields; undefined if there is none. */
export async function readUpload(request: FastifyRequest, field: string): Promise<UploadedFile> {
  try {
    return await readFile(request, field);
  } catch (error) {
    // Drain the rest, so that the client sees the response instead of a broken connection.
    request.raw.resume();
    if (error instanceof ApiError) throw error;
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new ApiError('file_too_large');
    if (code === 'FST_FILES_LIMIT') throw new ApiError('invalid_input', { message: 'Please select one file only.' });
    throw new ApiError('invalid_input', { message: 'The upload did not arrive whole. Please try again.' });
  }
}

async function readFile(request: FastifyRequest, field: string): Promise<UploadedFile> {
  let found: UploadedFile;
  for await (const part of request.parts({
    limits: { fileSize: largestFile, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 50 },
  })) {
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    if (part.fieldname === field && part.filename) found = { filename: part.filename, bytes };
  }
  return found;
}
