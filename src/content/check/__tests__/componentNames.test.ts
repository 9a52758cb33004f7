import components from '../../../theme/MDXComponents';
import { componentNames } from '../componentNames';

/** Only the build writes them. */
const written = ['CLab', 'CodeBlock', 'Terminal'];

it('are components that the site offers', () => {
  const missing = [...componentNames].filter((name) => !(name in components));
  expect(missing).toEqual([]);
});

it('leave out only those that the build writes and those of Docusaurus', () => {
  const own = Object.keys(components).filter(
    (name) =>
      /^[A-Z]/.test(name) &&
      !['Admonition', 'Details', 'Head'].includes(name) &&
      !/^(?:Quiz|Exercise)./.test(name) &&
      !written.includes(name),
  );
  expect(new Set(own)).toEqual(componentNames);
});
