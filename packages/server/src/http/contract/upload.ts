import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.js';

/** The one file of a multipart request; undefined where the request held none. */
export type UploadedFile = { filename: string; bytes: Buffer } | undefined;

/** Bytes. */
export const largestFile = 20 * 1024 * 1024;
/** What multipart adds around the file. */
const wrapping = 64 * 1024;

const fileTooLarge = () => new ApiError('file_too_large', { reason: 'file', limit: largestFile });

/** Refuses what is too large already by its own account, before a byte of it is read. */
export function refuseLargeUpload(request: FastifyRequest): void {
  if (Number(request.headers['content-length']) > largestFile + wrapping) throw fileTooLarge();
}

/** The request's file. Other fields are passed over; a request without the file gives undefined. */
export async function readUpload(request: FastifyRequest, field: string): Promise<UploadedFile> {
  try {
    return await readFile(request, field);
  } catch (error) {
    // The rest is read and dropped, so that the client sees the answer instead of a broken connection.
    request.raw.resume();
    if (error instanceof ApiError) throw error;
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw fileTooLarge();
    if (code === 'FST_FILES_LIMIT') throw new ApiError('invalid_input', { reason: 'several-files' });
    throw new ApiError('invalid_input', { reason: 'upload-cut-off' });
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
