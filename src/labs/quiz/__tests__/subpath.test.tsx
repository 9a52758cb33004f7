import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { progressStore } from '../../../progress/current';
import { setPathname } from '../../../testing/docusaurus/router';
import { createPage, formatQuiz, typedQuestion } from './harness';

jest.mock('@generated/docusaurus.config', () => ({
  __esModule: true,
  default: { baseUrl: '/sub/', customFields: {} },
}));

it('keeps the result of a lesson under the same name wherever the site is published', async () => {
  setPathname('/sub/dumix/linux1/sintaxis/');
  render(await createPage(formatQuiz(typedQuestion)));
  await userEvent.type(screen.getByRole('textbox'), 'printf{Enter}');
  expect(progressStore.getSnapshot().data.scores).toMatchObject({
    'quiz:/dumix/linux1/sintaxis/:quiz': { points: 1, total: 1 },
  });
});
