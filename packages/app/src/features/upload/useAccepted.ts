import { useSite } from '../../shell/layout/useSite.js';

/** What the file chooser offers: the endings of the formats that the server reads. Undefined while they are unknown. */
export function useAccepted(): string | undefined {
  const endings = useSite()?.formats.flatMap(({ extensions }) => extensions) ?? [];
  return endings.length > 0 ? [...new Set(endings)].map((ending) => `.${ending}`).join(',') : undefined;
}
