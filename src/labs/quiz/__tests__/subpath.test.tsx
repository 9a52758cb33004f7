import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setPathname } from '../../../testing/docusaurus/router';
import { QuizReport } from '../report';
import { page, quiz, typedQuestion } from './harness';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (url: string) => `/sub${url}`,
}));

it('names the lesson the same wherever the site is published', async () => {
  const report = jest.fn();
  setPathname('/sub/dumix/linux1/sintaxis/');
  const content = await page(quiz(typedQuestion));
  render(<QuizReport value={report}>{content}</QuizReport>);
  await userEvent.type(screen.getByRole('textbox'), 'printf{Enter}');
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ lesson: '/dumix/linux1/sintaxis/' }),
  );
});
