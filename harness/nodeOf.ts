/** A network file with one node of `states` states, under parents with the given numbers of states. */
export function nodeOf(title: string, states: number, parents: readonly number[]): Buffer {
  const list = (count: number, name: (index: number) => string) => Array.from({ length: count }, (_, i) => name(i));
  const cpt = (id: string, count: number, above: readonly string[], columns: number) =>
    `<cpt id="${id}">${list(count, (state) => `<state id="level_${state + 1}"/>`).join('')}` +
    (above.length > 0 ? `<parents>${above.join(' ')}</parents>` : '') +
    `<probabilities>${list(count * columns, () => String(1 / count)).join(' ')}</probabilities></cpt>`;
  const ids = parents.map((_, index) => `Parent_${index + 1}`);
  const columns = parents.reduce((product, count) => product * count, 1);
  const named = (id: string, name: string) =>
    `<node id="${id}"><name>${name}</name><position>10 10 90 50</position></node>`;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><smile version="1.0" id="answering"><nodes>` +
      parents.map((count, index) => cpt(ids[index] ?? '', count, [], 1)).join('') +
      cpt('Asked', states, ids, columns) +
      `</nodes><extensions><genie version="1.0" name="answering">` +
      ids.map((id, index) => named(id, `Finding ${index + 1}`)).join('') +
      `${named('Asked', title)}</genie></extensions></smile>`,
  );
}
