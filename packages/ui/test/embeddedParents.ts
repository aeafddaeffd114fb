/** Kinds of parent that a page may put a component into, as the style of an element in a wide or narrow window. */
export const parents: Readonly<Record<string, string>> = {
  block: '',
  'inline-block': 'display: inline-block',
  'flex row': 'display: flex',
  'flex column': 'display: flex; flex-direction: column; align-items: start',
  'grid, auto': 'display: grid; grid-template-columns: auto; justify-content: start',
  'grid, min-content': 'display: grid; grid-template-columns: min-content',
  'table cell': 'display: table-cell',
  float: 'float: left',
  absolute: 'position: absolute',
  dialog: '',
  fieldset: 'float: left',
  contents: 'display: contents',
};

/** A parent of this kind around an element, which is then at its place or in a wrapper of its own. */
export function putInto(kind: string, element: Element, isWrapped: boolean): HTMLElement {
  const tag = kind === 'dialog' || kind === 'fieldset' ? kind : 'div';
  const parent = document.createElement(tag);
  parent.style.cssText = parents[kind] ?? '';
  if (parent instanceof HTMLDialogElement) parent.open = true;
  element.before(parent);
  const wrapper = document.createElement('div');
  if (!isWrapped) wrapper.style.display = 'contents';
  wrapper.append(element);
  parent.append(wrapper);
  return parent;
}

/** The least width of a component: 20rem, or what a window of this width leaves it. */
export const leastWidth = (): number => Math.min(320, innerWidth - 64);
