/** @jest-environment node */
import { measureCpuMs } from '@site/src/testing/measureCpuMs';
import type { TranscriptPart } from '../../useCProgram';
import { renderScreen } from '../renderScreen';

const createOutput = (text: string): TranscriptPart => ({
  stream: 'stdout',
  text,
});

const renderText = (...texts: readonly string[]) =>
  renderScreen(texts.map(createOutput))
    .map(({ text }) => text)
    .join('');

const listStyles = (text: string) =>
  renderScreen([createOutput(text)]).map(({ text: partText, className }) => [
    partText,
    className,
  ]);

describe('letters', () => {
  it('are written over those of the line after a carriage return', () => {
    expect(renderText('10 %\r25 %\r100 %\n')).toBe('100 %\n');
    expect(renderText('hola\rHO\n')).toBe('HOla\n');
  });

  it('stay as they are where a line ends as in Windows', () => {
    expect(renderText('uno\r\ndos\r\n')).toBe('uno\ndos\n');
  });

  it('are written over the one before after a backspace, which erases nothing', () => {
    expect(renderText('abc\b\bX\n')).toBe('aXc\n');
    expect(renderText('a\b\b\bz')).toBe('z');
    expect(renderText('12\b \b3')).toBe('13');
  });

  it('of a line that ended stay, whatever comes after', () => {
    expect(renderText('uno\n\rdos\b\b\b\b\b')).toBe('uno\ndos');
  });

  it('that ring a bell or are nothing are not seen', () => {
    expect(renderText('a\x07b\0c')).toBe('abc');
  });

  it('with their accent apart take one place', () => {
    expect(renderText('cafe\u0301s\rC')).toBe('Cafe\u0301s');
  });

  it('go to the next tab stop, over what is there', () => {
    expect(renderText('a\tb\n')).toBe('a       b\n');
    expect(renderText('123456789\r\tX')).toBe('12345678X');
  });

  it('that the reader typed take part', () => {
    const parts = renderScreen([
      createOutput('Clave: '),
      { stream: 'typed', text: 'abc\n' },
      createOutput('\x1b[1mBien'),
    ]);
    expect(parts).toEqual([
      { stream: 'stdout', text: 'Clave: ' },
      { stream: 'typed', text: 'abc\n' },
      { stream: 'stdout', text: 'Bien', className: 'bold' },
    ]);
  });
});

describe('colours', () => {
  it('last from their sequence to the one that ends them', () => {
    expect(listStyles('a\x1b[31mRojo\x1b[0mb')).toEqual([
      ['a', undefined],
      ['Rojo', 'red'],
      ['b', undefined],
    ]);
    expect(listStyles('\x1b[1;32mok\x1b[m.')).toEqual([
      ['ok', 'green bold'],
      ['.', undefined],
    ]);
  });

  it('last over several lines, and over other colours', () => {
    expect(listStyles('\x1b[34mUno\ndos\x1b[33mTres')).toEqual([
      ['Uno', 'blue'],
      ['\n', undefined],
      ['dos', 'blue'],
      ['Tres', 'yellow'],
    ]);
  });

  it.each([
    ['1', 'bold'],
    ['3', 'italic'],
    ['4', 'underlined'],
    ['7', 'inverse'],
    ['9', 'struck'],
    ['91', 'red'],
    ['44', 'filled on-blue'],
    ['103', 'filled on-yellow'],
    ['30;42', 'black filled on-green'],
    ['38;5;2', 'green'],
  ])('%s is the class %s', (codes, className) => {
    expect(listStyles(`\x1b[${codes}mx`)).toEqual([['x', className]]);
  });

  it.each(['22', '39', '38;5;200', '38;2;1;2;3', '5', '58;5;1;0', '999', ';'])(
    'that this screen does not have (%s) leave letters as they are',
    (codes) => {
      expect(listStyles(`\x1b[${codes}mx`)).toEqual([['x', undefined]]);
    },
  );

  it('are turned off one by one', () => {
    expect(listStyles('\x1b[1;31;4mx\x1b[22;39my\x1b[24mz')).toEqual(
      [
        ['x', 'red bold underlined'],
        ['y', 'underlined'],
        ['z', ''],
      ].map(([text, name]) => [text, name === '' ? undefined : name]),
    );
  });
});

describe('the other sequences', () => {
  it('erase the rest of the line, its start or the whole of it', () => {
    expect(renderText('cargando\rya\x1b[K')).toBe('ya');
    expect(renderText('abc\x1b[2K\rx')).toBe('x  ');
    expect(renderText('abc\b\x1b[1KX')).toBe('  X');
  });

  it.each(['\x1b[2J', '\x1b[2J\x1b[H', '\x1b[H\x1b[J', '\x1b[1;1H\x1b[2J'])(
    'clear the screen: %j',
    (clear) => {
      expect(renderText(`viejo\nmás${clear}nuevo`)).toBe('nuevo');
    },
  );

  it.each([
    '\x1b[A',
    '\x1b[5;3H',
    '\x1b[?25l',
    '\x1b]0;título\x07',
    '\x1b7',
    '\x1bc',
  ])('that move elsewhere are not seen: %j', (sequence) => {
    expect(renderText(`a${sequence}b`)).toBe('ab');
  });

  it.each(['\x1b', '\x1b[', '\x1b[3', '\x1b[38;5', '\x1b]0;tít'])(
    'that are not all there yet are not seen: %j',
    (start) => {
      expect(renderText(`listo${start}`)).toBe('listo');
    },
  );
});

describe('an endless line', () => {
  it('keeps all its letters, and is written over only at its end', () => {
    const longText = 'x'.repeat(10_000);
    expect(renderText(`\0${longText}`)).toBe(longText);
    expect(renderText(`${longText}\ry`)).toHaveLength(10_000);
    expect(renderText(`${longText}\ry`)).toContain('xyx');
  });

  it('of tabs is as long as they are wide', () => {
    expect(renderText(`\0${'\t'.repeat(2000)}`)).toBe(' '.repeat(16_000));
  });

  it.each(['\x1b[2Ka', '\x1b[31ma\x1b[32mb', '\u0301', '\b\t', '\r'])(
    'is drawn in no time, whatever it is made of: %j',
    (piece) => {
      const cpuMs = measureCpuMs(() => {
        renderText(piece.repeat(200_000 / piece.length));
      });
      expect(cpuMs).toBeLessThan(3000);
    },
  );
});
