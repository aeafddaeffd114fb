import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { Text } from '../text/Text.js';
import { CredenceStyles } from './CredenceStyles.styles.js';
import { PageStyles } from './PageStyles.styles.js';
import { credenceStylesDocs } from './CredenceStyles.docs.js';

const meta = preview.meta({
  title: 'Foundations/Credence styles (PageStyles)',
  id: 'foundations-credence-styles',
  parameters: { guide: credenceStylesDocs, documents: { CredenceStyles, PageStyles } },
  render: () => (
    <>
      <CredenceStyles />
      <PageStyles />
      <Text variant="lead">The ground of the page and everything on it follow the tokens.</Text>
    </>
  ),
});

/** The computed colour of a token where it is used. */
function resolved(token: string, under: Element): string {
  const probe = under.ownerDocument.createElement('i');
  probe.style.color = `var(${token})`;
  under.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    await expect(getComputedStyle(body).backgroundColor).toBe(resolved('--credence-paper', body));
    await expect(getComputedStyle(body).color).toBe(resolved('--credence-ink', body));
  },
});
/** The reset affects what the kit renders and nothing else. */
export const LeavesThePageAlone = meta.story({
  render: () => (
    <>
      <CredenceStyles />
      <p data-testid="host" style={{ width: '10rem' }}>
        A paragraph of the page
      </p>
      <Text>A paragraph of the kit</Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('host')).boxSizing).toBe('content-box');
    await expect(getComputedStyle(canvas.getByText('A paragraph of the kit')).boxSizing).toBe('border-box');
  },
});
