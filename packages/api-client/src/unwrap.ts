import type { NetworkList, NetworkListEntry } from './models.js';

/**
 * The body, or the contents of its `data` key. Servers differ here for uploads and lists; ours has the keys at the top
 * level.
 */
export function unwrapData<Body extends object>(body: Body | { data: Body }): Body {
  const inner = 'data' in body ? body.data : undefined;
  return isRecord(inner) ? (inner as Body) : (body as Body);
}

/** A network list in any of the shapes servers use: at the top level, under `data`, or as a bare list under `data`. */
export function networksFrom(body: object): NetworkList {
  const { networks, data, hasNetworks, error } = unwrapData(body) as Record<string, unknown>;
  const entries = [networks, data].find(Array.isArray) as NetworkListEntry[] | undefined;

  return {
    networks: entries ?? [],
    hasNetworks: typeof hasNetworks === 'boolean' ? hasNetworks : (entries ?? []).length > 0,
    ...(typeof error === 'string' && error !== '' ? { error } : {}),
  };
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
