import { render, screen, within } from '@testing-library/react';
import { labs } from '../../../../labs/cards';
import { labsAbout } from '../../../../labs/about';
import { formatDownloadNote } from '../../../../labs/kit/words';
import Labs from '..';

it.each(labs.map((lab) => [lab.title, lab] as const))(
  '%s says what it can do and what it downloads, and has a door',
  (title, { id, to, can }) => {
    render(<Labs />);
    const section = within(screen.getByRole('region', { name: title }));
    expect(
      section.getAllByRole('listitem').map(({ textContent }) => textContent),
    ).toEqual(can);
    expect(
      section.getByText(
        formatDownloadNote(
          labsAbout.find((lab) => lab.id === id)?.downloadSize ?? 0,
        ),
      ),
    ).toBeVisible();
    expect(
      section.getByRole('link', { name: /^Abrir el lab/ }),
    ).toHaveAttribute('href', to);
  },
);
