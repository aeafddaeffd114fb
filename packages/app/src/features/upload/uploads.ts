import type { Failure } from '@credence/text';
import type { UploadOutcome, SendFileOptions } from './sendFile.js';
import { isActive, type Upload, type UploadState } from './upload.js';

export interface UploadsParts {
  send: (file: File, options: SendFileOptions) => Promise<UploadOutcome>;
  /** Finds the first problem of a file, as far as this device can tell. Must not reject. */
  check: (file: File) => Promise<Failure | undefined>;
  /** The signed-in user's name. One user never sees another's files. */
  user: () => string | null;
}

/** The number of simultaneous uploads: a third would not make them any faster. */
const AT_ONCE = 2;

const FRESH: ReadonlySet<UploadState> = new Set(['chosen', 'failed', 'unable', 'signed-out']);

/** The selected files and their progress. Survives navigation and the end of the session. */
export function createUploads({ send, check, user }: UploadsParts) {
  let rows: readonly Upload[] = [];
  let owner: string | null = null;
  let lastId = 0;
  const watchers = new Set<() => void>();
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();
  let settled: { readonly ids: readonly number[]; readonly resolve: () => void }[] = [];

  function show(next: readonly Upload[]) {
    rows = next;
    settled = settled.filter(({ ids, resolve }) => {
      const open = rows.some((row) => ids.includes(row.id) && isActive(row));
      if (!open) resolve();
      return open;
    });
    for (const watcher of watchers) watcher();
  }
  const change = (id: number, next: Partial<Upload>) =>
    show(rows.map((row) => (row.id === id ? { ...row, ...next } : row)));
  const settle = (ids: readonly number[], state: UploadState) => {
    show(rows.map((row) => (ids.includes(row.id) && isActive(row) ? { ...row, state } : row)));
    for (const id of ids) running.get(id)?.abort();
  };
  const activeIds = () => rows.filter(isActive).map(({ id }) => id);

  async function run(id: number, file: File) {
    const ended = new AbortController();
    running.set(id, ended);
    change(id, { state: 'sending', share: 0 });
    const sent = await send(file, { signal: ended.signal, onProgress: (share) => change(id, { share }) });
    if (running.get(id) === ended) running.delete(id);
    // If it was cancelled in the meantime, the row already says so.
    if (!ended.signal.aborted) {
      change(id, {
        state: sent.outcome,
        problems: sent.outcome === 'refused' ? sent.problems : [],
        ...(sent.outcome === 'stored' ? { networkId: sent.networkId, problems: sent.warnings } : {}),
        ...(sent.outcome === 'stored' && sent.sameAs ? { sameAs: sent.sameAs } : {}),
      });
      if (sent.outcome === 'signed-out') settle(activeIds(), 'signed-out');
    }
    sendWaiting();
  }

  function sendWaiting() {
    for (const { id } of rows.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - running.size)) {
      const file = files.get(id);
      if (file) void run(id, file);
    }
  }

  async function look(id: number, file: File) {
    const advice = await check(file);
    change(id, { checking: false, ...(advice ? { advice } : {}) });
  }

  /** Sends these files; resolves when each of them has a result. */
  async function start(ids: readonly number[]): Promise<readonly Upload[]> {
    show(
      rows.map((row) => {
        if (!ids.includes(row.id)) return { ...row, latest: isActive(row) };
        return isActive(row) ? row : { ...row, latest: true, state: 'waiting', problems: [] };
      }),
    );
    const done = new Promise<void>((resolve) => settled.push({ ids, resolve }));
    sendWaiting();
    await done;
    return rows.filter((row) => ids.includes(row.id));
  }

  function remove(ids: readonly number[]) {
    settle(ids, 'cancelled');
    for (const id of ids) files.delete(id);
    show(rows.filter((row) => !ids.includes(row.id)));
  }
  const clear = () => remove(rows.map(({ id }) => id));

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    rows: () => rows,

    /** Clears the files if they turn out to be another user's. */
    belongsTo(username: string | null) {
      if (username !== null && owner !== null && username !== owner) clear();
    },

    add(chosen: readonly File[]) {
      owner = user();
      const added = chosen.map((file) => ({ file, row: rowOf(++lastId, file) }));
      for (const { file, row } of added) files.set(row.id, file);
      show([...rows, ...added.map(({ row }) => row)]);
      for (const { file, row } of added) void look(row.id, file);
    },

    /**
     * Sends new files and those whose upload failed; if there are none, everything not yet on the server. Undefined if
     * there is nothing to send.
     */
    send(): Promise<readonly Upload[]> | undefined {
      const fresh = rows.filter(({ state }) => FRESH.has(state));
      const rest = rows.filter((row) => row.state !== 'stored' && !isActive(row));
      const ids = (fresh.length > 0 ? fresh : rest).map(({ id }) => id);
      return ids.length > 0 ? start(ids) : undefined;
    },

    again: (id: number) => start([id]),
    cancel: (id: number) => settle([id], 'cancelled'),
    cancelAll: () => settle(activeIds(), 'cancelled'),
    /** The session has ended: stops sending, but keeps the files. */
    pause: () => settle(activeIds(), 'signed-out'),
    remove: (id: number) => remove([id]),
    clear,
  };
}

function rowOf(id: number, file: File): Upload {
  const name = file.webkitRelativePath || file.name;
  return { id, name, size: file.size, state: 'chosen', share: 0, problems: [], latest: false, checking: true };
}
