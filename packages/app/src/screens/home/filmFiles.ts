import { type Language, standard } from '@credence/text';
import seconds from './film/seconds.json' with { type: 'json' };

/** The films of the introduction: for those who answer, and for those who ask. */
export type Cut = 'experts' | 'owners';

/** A film, where it and its captions are fetched from. */
interface FilmFiles {
  readonly film: string;
  readonly captions: string;
  /** What it shows the product in. */
  readonly language: Language;
  /** Its length. */
  readonly seconds: number;
}

const files = import.meta.glob<string>('./film/*.{webm,vtt}', { query: '?url', import: 'default', eager: true });
const lengths: Readonly<Record<string, number>> = seconds;

/** The film in a language, or in the standard one, where there is none yet. */
export function filmOf(cut: Cut, wanted: Language): FilmFiles {
  const language = `${cut}.${wanted}` in lengths ? wanted : standard;
  const name = `${cut}.${language}`;
  return {
    film: files[`./film/${name}.webm`] ?? '',
    captions: files[`./film/${name}.vtt`] ?? '',
    language,
    seconds: lengths[name] ?? 0,
  };
}
