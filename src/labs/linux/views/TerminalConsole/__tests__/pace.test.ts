/** @jest-environment node */
import { Terminal } from '@xterm/xterm';
import { suppressReports } from '../Screen/answers';
import { createPacedWriter } from '../Screen/pace';

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Creates a terminal that draws each write only when the test calls `drawOne`.
 */
function createSlowTerminal() {
  const pending: (() => void)[] = [];
  const writtenTexts: string[] = [];
  const pace = createPacedWriter({
    write: (bytes, onWritten) => {
      writtenTexts.push(new TextDecoder().decode(bytes as Uint8Array));
      if (onWritten) pending.push(onWritten);
    },
  });
  return {
    pace,
    writtenTexts: writtenTexts,
    drawOne: () => pending.shift()?.(),
  };
}

describe('what is written', () => {
  it('waits until what came before is drawn, and then goes in one piece', () => {
    const { pace, writtenTexts, drawOne } = createSlowTerminal();
    for (const text of ['a', 'b', 'c']) pace.write(encode(text));
    expect(writtenTexts).toEqual(['a']);
    drawOne();
    expect(writtenTexts).toEqual(['a', 'bc']);
  });

  it('is not mixed with what was written before', () => {
    const { pace, writtenTexts, drawOne } = createSlowTerminal();
    pace.write(encode('a'));
    pace.write(encode('viejo'), true);
    pace.write(encode('b'));
    expect(pace.isOld()).toBe(false);
    drawOne();
    expect([writtenTexts.at(-1), pace.isOld()]).toEqual(['viejo', true]);
    drawOne();
    expect([writtenTexts.at(-1), pace.isOld()]).toEqual(['b', false]);
  });

  it('loses its beginning, and any sequence that this cuts, when too much waits', () => {
    const { pace, writtenTexts, drawOne } = createSlowTerminal();
    pace.write(encode('primero'));
    for (let lineIndex = 0; lineIndex < 400; lineIndex += 1)
      pace.write(encode(`${lineIndex}`.padEnd(1024)));
    drawOne();
    expect(writtenTexts[1]?.charCodeAt(0)).toBe(0x18);
    for (let frame = 0; frame < 20; frame += 1) drawOne();
    const drawnText = writtenTexts.slice(1).join('');
    expect(drawnText.length).toBeLessThanOrEqual(256 * 1024 + 1);
    expect(drawnText.trimEnd()).toMatch(/399$/);
  });

  it('is dropped by a clear, after which what is being drawn counts as old', () => {
    const { pace, writtenTexts, drawOne } = createSlowTerminal();
    pace.write(encode('ruido'));
    pace.write(encode('más ruido'));
    pace.clear();
    pace.write(encode('nuevo'));
    expect(pace.isOld()).toBe(true);
    drawOne();
    expect(writtenTexts).toEqual(['ruido', '\u0018\u001bc']);
    drawOne();
    expect([writtenTexts.at(-1), pace.isOld()]).toEqual(['nuevo', false]);
  });
});

describe('a terminal that is asked for something', () => {
  const questions =
    '\u001b[c\u001b[>c\u001b[6n\u001b[?6n\u001b[5n\u001b[4$p\u001b[?25$p\u001bP$qm\u001b\\';
  const ownScreen = '\u001b[?1049h';

  async function collectReports(text: string, isOld = false) {
    const terminal = new Terminal({ cols: 20, rows: 5 });
    const answers: string[] = [];
    terminal.onData((data) => answers.push(data));
    const pace = createPacedWriter(terminal);
    suppressReports(terminal, () => !pace.isOld());
    const drawnPromise = new Promise<void>((resolve) => {
      terminal.onWriteParsed(() => {
        resolve();
      });
    });
    pace.write(encode(text), isOld);
    await drawnPromise;
    return answers;
  }

  it('answers a program that fills the screen', async () => {
    expect((await collectReports(`${ownScreen}${questions}x`)).length).toBe(8);
  });

  it('does not answer noise: the shell would take it for typed', async () => {
    expect(await collectReports(`${questions}x`)).toEqual([]);
  });

  it('does not answer again what was written before', async () => {
    expect(await collectReports(`${ownScreen}${questions}x`, true)).toEqual([]);
  });
});
