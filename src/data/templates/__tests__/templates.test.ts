import { templates } from '..';
import { isSource, nameProblem } from '../../../labs/engine/playground/names';

it('offers at least eight templates, each with a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(8);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  expect(new Set(templates.map(({ title }) => title)).size).toBe(
    templates.length,
  );
});

it.each(templates.map((template) => [template.id, template] as const))(
  '%s has files that the playground takes, and one program',
  (_, { files, summary }) => {
    const names = files.map(({ name }) => name);
    expect(
      names.flatMap(
        (name, index) => nameProblem(name, names.slice(index + 1)) ?? [],
      ),
    ).toEqual([]);
    expect(summary).toMatch(/\.$/);
    const mains = files.filter(
      ({ name, text }) => isSource(name) && text.includes('int main('),
    );
    expect(mains.map(({ name }) => name)).toEqual([names[0]]);
  },
);
