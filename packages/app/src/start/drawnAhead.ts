/** What the build has drawn for the page's own script to fill, where there is such a thing. */
export const drawnAhead = () => document.querySelector<HTMLTemplateElement>('#first-page template');

/** What responses say, undefined for any that is a refusal. Of copies, as the application reads the responses too. */
export function bodiesOf(responses: readonly Promise<Response>[]): Promise<unknown[]> {
  return Promise.all(
    responses.map(async (response) => {
      const { ok, ...copy } = await response.then((given) => ({ ok: given.ok, body: given.clone() }));
      return ok ? ((await copy.body.json()) as unknown) : undefined;
    }),
  );
}

/** Shows what was drawn, filled by now, in place of the sign that it is loading. */
export async function showDrawn(drawn: HTMLTemplateElement): Promise<void> {
  const shown = drawn.content.firstElementChild as HTMLElement;
  // Out of sight until it has its fonts, in which it is as large as the application's will be.
  shown.style.cssText = 'position: absolute; visibility: hidden';
  drawn.replaceWith(shown);
  shown.getBoundingClientRect();
  await document.fonts.ready;
  shown.removeAttribute('style');
  shown.parentElement?.replaceChildren(shown);
}

/** Puts a text where its mark is; without one, nothing stands there. */
export function write(root: Node, mark: string, text: string | undefined) {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    if (!node.data.includes(mark)) continue;
    if (text === undefined) node.parentElement?.parentElement?.remove();
    else node.data = node.data.replace(mark, () => text);
  }
}
