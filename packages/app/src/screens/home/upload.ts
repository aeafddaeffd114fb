import {
  type ApiClient,
  ApiError,
  type FileProblem,
  orThrow,
  unwrapData,
  uploadBody,
  type UploadErrorBody,
} from '@credence/api-client';

/** Why a network was not taken: `none` was no file at all. */
export type UploadRefusal =
  | { readonly reason: 'no-file' }
  | { readonly reason: 'refused'; readonly problems: readonly FileProblem[] };

/** Sends a network's file. Never throws. */
export async function uploadNetwork(
  api: ApiClient,
  file: FormDataEntryValue | null,
): Promise<{ networkId: string } | UploadRefusal> {
  if (!(file instanceof File)) return { reason: 'no-file' };

  try {
    const { networkId } = unwrapData(await orThrow(api.POST('/network/upload', uploadBody(file))));
    return { networkId };
  } catch (error) {
    return { reason: 'refused', problems: error instanceof ApiError ? problemsOf(error) : [] };
  }
}

/** What the server found in the file; where it found nothing there, why it refused. */
function problemsOf({ body, sentence, code = '' }: ApiError): readonly FileProblem[] {
  const { problems = [] } = (typeof body === 'object' && body !== null ? body : {}) as Partial<UploadErrorBody>;
  if (problems.length > 0) return problems;
  return sentence ? [{ code, message: sentence }] : [];
}
