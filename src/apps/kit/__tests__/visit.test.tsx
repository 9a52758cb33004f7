import { act, renderHook } from '@testing-library/react';
import { setPathname, useHistory } from '../../../testing/docusaurus/router';
import { useUrlParams } from '../../../hooks/useUrlParams';
import { useVisitQuery } from '../useVisitQuery';
import { clearVisitState, useVisitState } from '../useVisitState';

afterEach(clearVisitState);

it('gives back what was typed when the component appears again', () => {
  const first = renderHook(() => useVisitState('campo', ''));
  act(() => {
    first.result.current[1]('¿hola?');
  });
  first.unmount();
  const second = renderHook(() => useVisitState('campo', ''));
  expect(second.result.current[0]).toBe('¿hola?');
});

it('starts anew after a reload', () => {
  const { result, unmount } = renderHook(() => useVisitState('campo', 'a'));
  act(() => {
    result.current[1]('b');
  });
  unmount();
  clearVisitState();
  expect(renderHook(() => useVisitState('campo', 'a')).result.current[0]).toBe(
    'a',
  );
});

describe('useVisitQuery', () => {
  function visit() {
    return renderHook(() => {
      useVisitQuery();
      return useUrlParams()[0].toString();
    });
  }
  const readHistory = () => renderHook(useHistory).result.current;

  it('brings the query back when a plain link opens the page again', () => {
    setPathname('/lista/', '?pagina=4');
    visit().unmount();
    readHistory().push({ pathname: '/lista/', search: '' });
    expect(visit().result.current).toBe('pagina=4');
  });

  it('respects a link with a query of its own', () => {
    setPathname('/lista/', '?pagina=4');
    visit().unmount();
    readHistory().push({ pathname: '/lista/', search: '?pagina=2' });
    expect(visit().result.current).toBe('pagina=2');
  });

  it('leaves the back button and a fresh load alone', () => {
    setPathname('/lista/', '?pagina=4');
    visit().unmount();
    setPathname('/lista/');
    expect(visit().result.current).toBe('');
  });

  it('lets the reader return to the plain page while they are on it', () => {
    setPathname('/lista/', '?pagina=4');
    const { result } = visit();
    const { push } = readHistory();
    act(() => {
      push({ pathname: '/lista/', search: '' });
    });
    expect(result.current).toBe('');
  });
});
