import { downloadOrThrow, orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { saveFile } from '../../ground/saveFile.js';

/** The forms in which tables are downloaded. */
export const tableFormats = ['original', 'xmlbif', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The files that REDCap imports, in this order. */
export const redcapFiles = ['dictionary', 'answers'] as const;
export type RedcapFile = (typeof redcapFiles)[number];

/** Something that an owner does with what a study found; `of` is an expert's code, such as E3, or a pool. */
export type TakeHomeAct =
  | { readonly act: 'download'; readonly of: string; readonly format: TableFormat }
  | { readonly act: 'redcap'; readonly file: RedcapFile }
  | { readonly act: 'adopt'; readonly of: string }
  | { readonly act: 'undo-adoption' | 'declare-final' };

const acts: Readonly<Record<TakeHomeAct['act'], true>> = {
  download: true,
  redcap: true,
  adopt: true,
  'undo-adoption': true,
  'declare-final': true,
};

/** Whether an act, or what was refused of it, belongs to the section of what is taken home. */
export const isTakenHome = ({ act }: { readonly act: string }): boolean => Object.hasOwn(acts, act);

export const isTakeHomeAct = <Act extends { readonly act: string }>(wanted: Act): wanted is Extract<Act, TakeHomeAct> =>
  isTakenHome(wanted);

/** @returns of a download, how many nodes have no numbers in it */
export async function takeHome(id: string, wanted: TakeHomeAct): Promise<{ incomplete?: number }> {
  const params = { path: { id } };
  if (wanted.act === 'download') return download(id, wanted);
  if (wanted.act === 'redcap') await downloadForRedcap(id, wanted.file);
  else if (wanted.act === 'adopt')
    await orThrow(api.POST('/network/study/{id}/adopt', { params, body: { of: wanted.of } }));
  else if (wanted.act === 'undo-adoption') await orThrow(api.POST('/network/study/{id}/adopt/undo', { params }));
  else await orThrow(api.POST('/network/study/{id}/final', { params }));
  return {};
}

async function download(
  id: string,
  { of, format }: Extract<TakeHomeAct, { act: 'download' }>,
): Promise<{ incomplete: number }> {
  const call = api.GET('/network/study/{id}/tables/{of}', {
    params: { path: { id, of }, query: format === 'original' ? {} : { format } },
    parseAs: 'blob',
  });
  saveFile(await downloadOrThrow(call));
  return { incomplete: Number((await call).response.headers.get('X-Incomplete-Nodes') ?? 0) };
}

async function downloadForRedcap(id: string, file: RedcapFile): Promise<void> {
  const params = { path: { id, file } };
  saveFile(await downloadOrThrow(api.GET('/network/study/{id}/redcap/{file}', { params, parseAs: 'blob' })));
}
