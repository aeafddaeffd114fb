import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { specimens } from './specimens.js';

const forget = failOnConsole();

test.each(specimens)('C12: %s hydrates the markup of the server without warnings', async (_, specimen) => {
  const element = (
    <StrictMode>
      <CredenceProvider>{specimen.render({})}</CredenceProvider>
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(element)));
  // React 18 warns of layout effects on a server, which libraries only avoid if there is no window.
  // Rendering without one, and without warnings, is tested there.
  forget();
  const drawn = container.firstElementChild;
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, element, { onRecoverableError });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
  if (specimen.kind !== 'global') expect(container.firstElementChild).toBe(drawn);
  root.unmount();
  container.remove();
});

test.each(['ProbabilitySlider', 'ProbabilityQuestion', 'DistributionBars'])(
  'C12, R-2713: a thumb of %s moved before the scripts ran goes back to what is said beside it',
  async (name) => {
    const specimen = specimens.find(([each]) => each === name)?.[1];
    const element = <CredenceProvider>{specimen?.render({})}</CredenceProvider>;
    const container = document.body.appendChild(document.createElement('div'));
    container.append(document.createRange().createContextualFragment(renderToString(element)));
    forget();
    const range = container.querySelector<HTMLInputElement>('input[type="range"]');
    const rendered = range?.value;
    if (range) range.value = String(Number(rendered) + 7);
    const root = hydrateRoot(container, element);
    await expect.poll(() => range?.value).toBe(rendered);
    expect(rendered).toMatch(/^\d+$/);
    root.unmount();
    container.remove();
  },
);
