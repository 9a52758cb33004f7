import { takeEarlyWorker } from '../earlyWorker';

/** Writes the element of a page that names the early worker of a lab. */
function nameLab(lab: string): void {
  const app = document.createElement('meta');
  app.name = 'app';
  app.dataset[lab] = `/labs/${lab}/${lab}.js`;
  document.head.append(app);
}

afterEach(() => {
  document.head.replaceChildren();
  delete window.early;
});

it('gives no worker in a page that names none', () => {
  window.early = {} as Worker;
  expect(takeEarlyWorker('sql')).toBeUndefined();
});

it('gives the worker of another lab to nobody', () => {
  nameLab('c');
  window.early = {} as Worker;
  expect(takeEarlyWorker('sql')).toBeUndefined();
  expect(window.early).toBeDefined();
});

it('gives the worker that began before the application to the first who asks', () => {
  nameLab('sql');
  const worker = {} as Worker;
  window.early = worker;
  expect(takeEarlyWorker('sql')).toBe(worker);
  expect(takeEarlyWorker('sql')).toBeUndefined();
});
