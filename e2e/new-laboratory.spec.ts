import { fixtureLessons } from '../scripts/lib/course-tree.mjs';
import { expect, SUBPATH_URL, test } from './support/apps';
import { collectComplaints, waitForHydration } from './support/watch';

const [lesson] = fixtureLessons;

test('a laboratory that is only a folder and a row shows its block, judges its exercise and keeps the result', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(`${SUBPATH_URL}${lesson}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Al revés' }).click();
  await expect(page.getByRole('main')).toContainText('cba');

  const exercise = page.getByRole('region', { name: 'El saludo de la prueba' });
  await exercise.getByRole('button', { name: /^Resolver/ }).click();
  await exercise.getByRole('textbox').fill('Hola');
  await exercise.getByRole('button', { name: 'Comprobar' }).click();
  await expect(exercise.getByRole('status')).toHaveText('Sale «aloH».');
  await exercise.getByRole('textbox').fill('aloH');
  await exercise.getByRole('button', { name: 'Comprobar' }).click();
  await expect(exercise.getByRole('status')).toHaveText('Correcto.');
  await expect(exercise).toContainText('✓ Resuelto');
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});
