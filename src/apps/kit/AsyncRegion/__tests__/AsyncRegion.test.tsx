import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AsyncRegion from '..';
import type { AsyncState } from '..';
import { ApiError } from '../../../../api/ApiError';
import Announcer from '../../../../components/Announcer';

interface Props {
  readonly state: Partial<AsyncState<string[]>>;
  readonly sample?: string[];
}

function Region({ state, sample }: Props) {
  return (
    <>
      <Announcer />
      <AsyncRegion
        query={{
          data: undefined,
          error: null,
          isPlaceholderData: false,
          refetch: jest.fn(),
          ...state,
        }}
        sample={sample}
        skeleton={<p>esqueleto</p>}
        summary={({ length }) => `${length} resultados`}
        isEmpty={({ length }) => length === 0}
        empty={<p>Nada</p>}
      >
        {(data) => <p>{data.join()}</p>}
      </AsyncRegion>
    </>
  );
}

const error = new ApiError({ kind: 'format', service: 'PokeAPI' });

it('keeps the place and says that something is on its way', () => {
  render(<Region state={{}} />);
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  expect(screen.getByText('esqueleto')).toBeVisible();
});

it('shows the result and announces how much it is', () => {
  render(<Region state={{ data: ['a', 'b'] }} />);
  expect(screen.getByText('a,b')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 resultados');
});

it('keeps the result of before while the next one loads, without announcing it', () => {
  render(<Region state={{ data: ['a'], isPlaceholderData: true }} />);
  expect(screen.getByText('a')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that there is nothing when there is nothing', () => {
  render(<Region state={{ data: [] }} />);
  expect(screen.getByText('Nada')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what it has when asking again failed', () => {
  render(<Region state={{ data: ['a'], error }} />);
  expect(screen.getByText('a')).toBeVisible();
});

it('keeps the focus in its place when the reader retries', async () => {
  const refetch = jest.fn();
  const { rerender } = render(<Region state={{ error, refetch }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(<Region state={{ refetch }} />);
  expect(document.activeElement).toContainElement(
    screen.getByText('esqueleto'),
  );
});

describe('with a sample that the site carries', () => {
  it('shows it under the failure, labelled, and says so', () => {
    render(<Region state={{ error }} sample={['a', 'b']} />);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByText('muestra guardada')).toBeVisible();
    expect(screen.getByText('a,b')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Muestra guardada. 2 resultados',
    );
  });

  it('keeps it while the service is asked again', () => {
    render(<Region state={{}} sample={['a']} />);
    expect(screen.getByText('a')).toBeVisible();
    expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();
  });

  it('says that it is only a part where it holds nothing of what was asked', () => {
    render(<Region state={{ error }} sample={[]} />);
    expect(screen.getByText(/no hay nada en la muestra/)).toBeVisible();
  });

  it('puts it away when the service answers', () => {
    render(<Region state={{ data: ['c'] }} sample={['a']} />);
    expect(screen.queryByText('muestra guardada')).not.toBeInTheDocument();
  });
});
